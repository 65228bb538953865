import assert from 'node:assert/strict'
import type { UploadStaging } from '../../UploadStaging.ts'

type StagedFile = {
  id: string
  bytes: Uint8Array<ArrayBuffer>
  create(): Promise<Response>
  head(): Promise<Response>
  /** Sends the bytes from `offset` up to `end`. */
  patch(offset: number, end: number): Promise<Response>
  /** Does the same as `patch` with another body. */
  patchWith(offset: number, body: ReadableStream<Uint8Array>): Promise<Response>
  /** Rejects unless exactly the bytes of the file can be read. */
  assertWhole(): Promise<void>
}

/** A file that a test sends, of bytes that differ from place to place and are the same each time. */
export function stagedFile(
  staging: UploadStaging,
  size: number,
  id: string = crypto.randomUUID(),
): StagedFile {
  const bytes = new Uint8Array(size)
  for (let at = 0; at < size; at += 1) bytes[at] = at * 31 + (at >>> 8) * 17 + (at >>> 16)
  const ask = (method: string, headers: Record<string, string>, body?: BodyInit): Promise<Response> => {
    const sent = { 'Tus-Resumable': '1.0.0', ...headers }
    // A streamed body requires `duplex`, which the DOM types do not know.
    const init = { method, headers: sent, ...(body === undefined ? {} : { body, duplex: 'half' }) }
    return staging.handle(new Request(`https://host.example/lending/uploads/${id}`, init), { id, size })
  }
  const patchWith = (offset: number, body: BodyInit): Promise<Response> =>
    ask('PATCH', { 'Upload-Offset': String(offset), 'Content-Type': 'application/offset+octet-stream' }, body)
  return {
    id,
    bytes,
    create: () => ask('POST', { 'Upload-Length': String(size) }),
    head: () => ask('HEAD', {}),
    patch: (offset, end) => patchWith(offset, bytes.subarray(offset, end)),
    patchWith,
    async assertWhole() {
      let at = 0
      for await (const piece of staging.read(id)) {
        assert.equal(
          Buffer.compare(piece, bytes.subarray(at, at + piece.byteLength)),
          0,
          `bytes differ after ${at}`,
        )
        at += piece.byteLength
      }
      assert.equal(at, size)
    },
  }
}
