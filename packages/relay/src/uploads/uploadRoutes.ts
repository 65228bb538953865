import { RelayRefusal, type Route, route } from '../http/index.ts'
import { answerChunk } from './answerChunk.ts'
import { answerCreation } from './answerCreation.ts'
import { draftRoutes } from './draftRoutes.ts'
import type { removeUpload, getUploadOffset, getUpload } from '@onlend/core/relay'
import { trackWork } from '../lib/trackWork.ts'
import { requestStaging } from './requestStaging.ts'
import { findOwnUpload } from './findOwnUpload.ts'
import { uploadAnswer } from './uploadAnswer.ts'
import type { UploadRecord } from './UploadRecord.ts'
import { answerUploads } from './answerUploads.ts'
import type { UploadsContext } from './UploadsContext.ts'
import { type StagingContext, type StagingHandler, withStaging } from './withStaging.ts'
import { finishUpload } from './finishUpload.ts'
import { refuseUpload } from './refuseUpload.ts'
import { toStream } from '../lib/toStream.ts'
import * as own from '@onlend/core/relay'

/**
 * Removes a file, also a rejected one.
 *
 * @throws RelayRefusal for a file that the person may not use.
 */
const answerRemoval: StagingHandler<typeof removeUpload> = async (context, { principal, parameters }) => {
  const upload = await findOwnUpload(context, principal, parameters.uploadId)
  await trackWork(context, { work: 'upload', id: upload.id }, remove(context, upload))
  return uploadAnswer(upload, { status: 204 })
}

async function remove(context: StagingContext, upload: UploadRecord): Promise<void> {
  const { store, clock } = context
  // The bytes first: the next request can remove a row without bytes, but bytes without a row would stay for ever.
  await requestStaging(context, upload, { method: 'DELETE' }).catch((error: unknown) => {
    if (!(error instanceof RelayRefusal) || error.code !== 'not_found') throw error
  })
  await store.removeUpload(upload.owner, upload.id, clock.now())
}

/**
 * Answers with the number of arrived bytes of a file.
 *
 * @throws RelayRefusal for a file that the person may not use, or that was rejected.
 */
const answerOffset: StagingHandler<typeof getUploadOffset> = async (context, { principal, parameters }) => {
  const upload = await findOwnUpload(context, principal, parameters.uploadId)
  if (upload.rejection !== null) throw refuseUpload(upload.rejection)
  const { size, state } = upload
  // The staging first ends an earlier request that still sends this file: most often a connection that died unnoticed, whose last bytes are not
  // written yet. The device would send a whole piece again after an offset without them.
  const offset = state === 'staged' ? size : await askOffset(context, upload)
  // The relay stopped between the last byte and the inspection.
  if (state === 'uploading' && offset === size) await finishUpload(context, upload)
  const headers = { 'Upload-Offset': String(offset), 'Upload-Length': String(size) }
  return uploadAnswer(upload, { status: 200, headers })
}

async function askOffset(context: StagingContext, upload: UploadRecord): Promise<number> {
  return Number((await requestStaging(context, upload, { method: 'HEAD' })).get('Upload-Offset'))
}

/**
 * Sends the bytes of a staged file, with a type that no browser opens by itself.
 *
 * @throws RelayRefusal for a file that the person may not use, that was rejected or is not whole, or whose bytes are missing.
 */
const answerFile: StagingHandler<typeof getUpload> = async (context, { principal, parameters }) => {
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

const reads = { session: true, budget: 'reads' } as const
/** Pieces of files have a separate budget. */
const files = { session: true, budget: 'uploads' } as const

/** The routes of staged files and drafts. */
export const uploadRoutes: readonly Route<UploadsContext>[] = [
  route(own.listUploads, { ...reads, handle: withStaging(answerUploads) }),
  route(own.createUpload, { ...files, handle: withStaging(answerCreation) }),
  route(own.getUploadOffset, { ...reads, handle: withStaging(answerOffset) }),
  route(own.getUpload, { ...reads, handle: withStaging(answerFile) }),
  route(own.appendUpload, { ...files, handle: withStaging(answerChunk) }),
  route(own.removeUpload, { ...files, handle: withStaging(answerRemoval) }),
  ...draftRoutes,
]
