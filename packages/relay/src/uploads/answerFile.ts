import type { getUpload } from '@onlend/core/relay'
import { RelayRefusal, type RelayRequest, type RouteAnswer } from '../http/index.ts'
import { toStream } from '../lib/toStream.ts'
import { findOwnUpload } from './findOwnUpload.ts'
import { refuseUpload } from './refuseUpload.ts'
import type { StagingContext } from './withStaging.ts'

/**
 * Sends the bytes of a staged file, with a type that no browser opens by itself.
 *
 * @throws RelayRefusal for a file that the person may not use, that was rejected or is not whole, or whose bytes are missing.
 */
export async function answerFile(
  context: StagingContext,
  { principal, parameters }: RelayRequest<{ readonly uploadId: string }>,
): Promise<RouteAnswer<typeof getUpload>> {
  const { id, state, rejection } = await findOwnUpload(context, principal, parameters.uploadId)
  if (rejection !== null) throw refuseUpload(rejection)
  if (state !== 'staged') throw new RelayRefusal('not_found')
  const pieces = context.uploads.staging.read(id)[Symbol.asyncIterator]()
  // Reads before the status is sent, so that a missing file is a 404 and no answer that breaks off.
  const first = await pieces.next().catch(() => {
    throw new RelayRefusal('not_found')
  })
  return {
    headers: { 'Content-Type': 'application/octet-stream', 'Content-Disposition': 'attachment' },
    stream: toStream(following(first, pieces)),
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
