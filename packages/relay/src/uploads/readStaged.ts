import { RelayRefusal } from '../answers/RelayRefusal.ts'
import type { RelayAnswer } from '../answers/RelayAnswer.ts'
import { toStream } from '../upstream/toStream.ts'
import type { UploadContext } from './UploadContext.ts'
import type { UploadRecord } from './UploadRecord.ts'

/**
 * The bytes of a staged file, as something that no browser opens by itself.
 *
 * @throws RelayRefusal for a file that is not whole, or whose bytes are gone.
 */
export async function readStaged(
  { uploads }: { uploads: UploadContext },
  { id, state }: UploadRecord,
): Promise<RelayAnswer> {
  if (state !== 'staged') throw new RelayRefusal('not_found')
  const pieces = uploads.staging.read(id)[Symbol.asyncIterator]()
  // Asked for before the status is sent, so that a file that is gone is a 404 and no answer that breaks off.
  const first = await pieces.next().catch(() => {
    throw new RelayRefusal('not_found')
  })
  return {
    status: 200,
    headers: { 'Content-Type': 'application/octet-stream', 'Content-Disposition': 'attachment' },
    body: toStream(following(first, pieces)),
  }
}

async function* following(
  first: IteratorResult<Uint8Array>,
  pieces: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    for (let piece = first; !piece.done; piece = await pieces.next()) yield piece.value
  } finally {
    await pieces.return?.()
  }
}
