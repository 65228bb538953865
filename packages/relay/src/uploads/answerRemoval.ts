import type { removeUpload } from '@onlend/core/relay'
import { RelayRefusal, type RelayRequest, type RouteAnswer } from '../http/index.ts'
import { trackWork } from '../lib/trackWork.ts'
import { requestStaging } from './requestStaging.ts'
import { findOwnUpload } from './findOwnUpload.ts'
import { uploadAnswer } from './uploadAnswer.ts'
import type { UploadRecord } from './UploadRecord.ts'
import type { StagingContext } from './withStaging.ts'

/**
 * Removes a file, also one that was not taken.
 *
 * @throws RelayRefusal for a file that is not this person's.
 */
export async function answerRemoval(
  context: StagingContext,
  { principal, parameters }: RelayRequest<{ readonly uploadId: string }>,
): Promise<RouteAnswer<typeof removeUpload>> {
  const upload = await findOwnUpload(context, principal, parameters.uploadId)
  await trackWork(context, { work: 'upload', id: upload.id }, remove(context, upload))
  return uploadAnswer(upload, { status: 204 })
}

async function remove(context: StagingContext, upload: UploadRecord): Promise<void> {
  const { store, clock } = context
  // The bytes first: a row without bytes can be removed again, bytes without a row would stay for ever.
  await requestStaging(context, upload, { method: 'DELETE' }).catch((error: unknown) => {
    if (!(error instanceof RelayRefusal) || error.code !== 'not_found') throw error
  })
  await store.removeUpload(upload.owner, upload.id, clock.now())
}
