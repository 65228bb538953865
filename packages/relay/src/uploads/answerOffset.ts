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
 * Answers with the number of arrived bytes of a file.
 *
 * @throws RelayRefusal for a file that the person may not use, or that was rejected.
 */
export async function answerOffset(
  context: StagingContext,
  { principal, parameters }: RelayRequest<{ readonly uploadId: string }>,
): Promise<RouteAnswer<typeof getUploadOffset>> {
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
