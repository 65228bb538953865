import { createRecognition } from './createRecognition.ts'
import type { UploadType } from '@onlend/core/internal'
import type { UploadRejection } from '@onlend/core/relay'

/** Kept bytes of the end: a ZIP's list of five thousand entries, with room for long names. */
const tailSize = 1_048_576

/**
 * Reads a file once, piece by piece and in constant memory, and returns its type or the reason of the rejection. A file that changed on its way
 * is a `checksum`, before any other reason: a new send may help.
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

/** Keeps the end of a stream. */
type Tail = {
  take(bytes: Uint8Array): void
  bytes(): Uint8Array
}

/** Keeps the last megabyte of `size` passing bytes; ignores bytes after them. */
function createTail(size: number): Tail {
  const kept = new Uint8Array(Math.min(size, tailSize))
  const start = size - kept.byteLength
  let passed = 0
  return {
    take(bytes) {
      const end = Math.min(passed + bytes.byteLength, size)
      // A copy: the next reader may change the bytes once they have passed.
      if (end > start && passed < size)
        kept.set(bytes.subarray(Math.max(0, start - passed), end - passed), Math.max(0, passed - start))
      passed += bytes.byteLength
    },
    bytes: () => kept.subarray(0, Math.max(0, passed - start)),
  }
}

/** The facts of a file before the inspection. */
export type UploadFacts = {
  name: string
  /** The announced bytes. */
  size: number
  /** The SHA-256 that the device announced, in lower-case hex; `null` where the device announced none. */
  expectedSha256: string | null
  /** A new hasher of the staging. */
  hasher: Hasher
}

/** The result of an inspection. */
export type Inspection =
  | { ok: true; type: UploadType; sha256: string }
  | { ok: false; reason: UploadRejection }

/** SHA-256 of bytes as they pass. */
export type Hasher = {
  update(bytes: Uint8Array): void
  /** The checksum in lower-case hex; call `update` no more afterwards. */
  digest(): string
}
