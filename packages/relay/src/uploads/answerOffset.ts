import type { getUploadOffset } from '@onlend/core/relay'
import type { RelayRequest, RouteAnswer } from '../http/index.ts'
import { requestStaging } from './requestStaging.ts'
import { findOwnUpload } from './findOwnUpload.ts'
import { finishUpload } from './finishUpload.ts'
import { refuseUpload } from './refuseUpload.ts'
import { uploadAnswer } from './uploadAnswer.ts'
import type { UploadRecord } from './UploadRecord.ts'
import type { StagingContext } from './withStaging.ts'

/**
 * Says how much of a file is here.
 *
 * @throws RelayRefusal for a file that is not this person's, or was not taken.
 */
export async function answerOffset(
  context: StagingContext,
  { principal, parameters }: RelayRequest<{ readonly uploadId: string }>,
): Promise<RouteAnswer<typeof getUploadOffset>> {
  const upload = await findOwnUpload(context, principal, parameters.uploadId)
  if (upload.rejection !== null) throw refuseUpload(upload.rejection)
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
  return Number((await requestStaging(context, upload, { method: 'HEAD' })).get('Upload-Offset'))
}
