import { createRecognition } from './createRecognition.ts'
import { createTail } from './createTail.ts'
import type { Inspection, UploadFacts } from './Inspection.ts'

/**
 * Reads a file once, piece by piece and in constant memory, and says what it is or why it is not taken. A file that did not arrive as it was
 * sent is a `checksum`, whatever else its bytes look like: sending it again may help.
 */
export async function inspectUpload(
  source: AsyncIterable<Uint8Array<ArrayBuffer>>,
  { name, size, expectedSha256, hasher }: UploadFacts,
): Promise<Inspection> {
  const recognition = createRecognition(name)
  const tail = createTail(size)
  let length = 0
  for await (const piece of source) {
    length += piece.byteLength
    if (length > size) return { ok: false, reason: 'checksum' }
    hasher.update(piece)
    tail.take(piece)
    recognition.take(piece)
  }
  if (length === 0 && size === 0) return { ok: false, reason: 'empty' }
  const sha256 = hasher.digest()
  const isOther = expectedSha256 !== null && expectedSha256 !== sha256
  if (length !== size || isOther) return { ok: false, reason: 'checksum' }
  const found = recognition.end(tail.bytes())
  return 'type' in found ? { ok: true, type: found.type, sha256 } : { ok: false, reason: found.reason }
}
