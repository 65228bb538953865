import { RelayRefusal } from '../answers/RelayRefusal.ts'
import type { RelayAnswer } from '../answers/RelayAnswer.ts'
import { keepRunning } from '../closing/keepRunning.ts'
import type { RelayContext } from '../RelayContext.ts'
import type { RelayRequest } from '../requests/RelayRequest.ts'
import { askStaging } from './askStaging.ts'
import { findOwnUpload } from './findOwnUpload.ts'
import { finishUpload } from './finishUpload.ts'
import { readStaged } from './readStaged.ts'
import { receiveChunk } from './receiveChunk.ts'
import { refuseUpload } from './refuseUpload.ts'
import { uploadAnswer } from './uploadAnswer.ts'
import type { UploadContext } from './UploadContext.ts'
import type { UploadRecord } from './UploadRecord.ts'

type StagingContext = RelayContext & { uploads: UploadContext }

/**
 * Answers a request for one staged file: how much of it is here, more of it, its bytes, or away with it.
 *
 * @throws RelayRefusal for everything that may not pass.
 */
export async function answerUpload(
  context: StagingContext,
  { request, principal, parameters }: RelayRequest,
): Promise<RelayAnswer> {
  const { method } = request
  if (method === 'PATCH' && request.headers.get('Tus-Resumable') !== '1.0.0')
    throw new RelayRefusal('malformed_request')
  const upload = await findOwnUpload(context, principal, parameters.uploadId ?? '')
  if (upload.rejection !== null && method !== 'DELETE') throw refuseUpload(upload.rejection)
  if (method === 'GET') return readStaged(context, upload)
  if (method === 'HEAD') return tellOffset(context, upload)
  const work = method === 'PATCH' ? receiveChunk(context, request, upload) : remove(context, upload)
  return keepRunning(context, { work: 'upload', id: upload.id }, work)
}

async function tellOffset(context: StagingContext, upload: UploadRecord): Promise<RelayAnswer> {
  const { size, state } = upload
  // The staging first ends whatever still sends this file: most often a connection that died unnoticed, whose last bytes are not put away
  // yet. An offset without them would have the device send a whole piece again.
  const offset = state === 'staged' ? size : await askOffset(context, upload)
  // The relay was stopped between the last byte and the look at it.
  if (state === 'uploading' && offset === size) await finishUpload(context, upload)
  const headers = { 'Upload-Offset': String(offset), 'Upload-Length': String(size) }
  return uploadAnswer(upload, { status: 200, headers })
}

async function askOffset(context: StagingContext, upload: UploadRecord): Promise<number> {
  return Number((await askStaging(context, upload, { method: 'HEAD' })).get('Upload-Offset'))
}

async function remove(context: StagingContext, upload: UploadRecord): Promise<RelayAnswer> {
  const { store, clock } = context
  // The bytes first: a row without bytes can be removed again, bytes without a row would stay for ever.
  await askStaging(context, upload, { method: 'DELETE' }).catch((error: unknown) => {
    if (!(error instanceof RelayRefusal) || error.code !== 'not_found') throw error
  })
  await store.removeUpload(upload.owner, upload.id, clock.now())
  return uploadAnswer(upload, { status: 204 })
}
