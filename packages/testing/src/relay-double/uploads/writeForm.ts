import type { StagedPart } from '@onlend/core/internal'
import type { HeldFile } from './HeldFile.ts'

const encoder = new TextEncoder()

/** Writes a form as bytes (RFC 7578), since a test's document has a `FormData` of its own that the platform's `fetch` does not know. */
export function writeForm(
  parts: readonly StagedPart[],
  files: ReadonlyMap<string, HeldFile>,
): { body: Uint8Array<ArrayBuffer>; contentType: string } {
  const boundary = `double-${crypto.randomUUID()}`
  const pieces = parts.flatMap((part) => {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${part.name}"`
    if ('value' in part) return [encoder.encode(`${head}\r\n\r\n${part.value}\r\n`)]
    const file = files.get(part.upload)
    if (!file) return []
    const { name, type } = file.upload
    const about = `; filename="${name.replaceAll('"', '%22')}"\r\nContent-Type: ${type}\r\n\r\n`
    return [encoder.encode(head + about), file.bytes, encoder.encode('\r\n')]
  })
  pieces.push(encoder.encode(`--${boundary}--\r\n`))
  const body = new Uint8Array(pieces.reduce((sum, { byteLength }) => sum + byteLength, 0))
  let at = 0
  for (const piece of pieces) {
    body.set(piece, at)
    at += piece.byteLength
  }
  return { body, contentType: `multipart/form-data; boundary=${boundary}` }
}
