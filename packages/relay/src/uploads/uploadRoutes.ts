import * as own from '@onlend/core/relay'
import { RelayRefusal, type RelayRequest, type Route, route, type RouteAnswer } from '../http/index.ts'
import { answerChunk } from './answerChunk.ts'
import { answerCreation } from './answerCreation.ts'
import { answerDraft } from './answerDraft.ts'
import { answerDraftChange } from './answerDraftChange.ts'
import { answerFile } from './answerFile.ts'
import { answerOffset } from './answerOffset.ts'
import type { removeUpload } from '@onlend/core/relay'
import { trackWork } from '../lib/trackWork.ts'
import { requestStaging } from './requestStaging.ts'
import { findOwnUpload } from './findOwnUpload.ts'
import { uploadAnswer } from './uploadAnswer.ts'
import type { UploadRecord } from './UploadRecord.ts'
import { answerUploads } from './answerUploads.ts'
import type { UploadsContext } from './UploadsContext.ts'
import { type StagingContext, withStaging } from './withStaging.ts'

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
  route(own.getDraft, { ...reads, handle: withStaging(answerDraft) }),
  route(own.saveDraft, { ...files, handle: withStaging(answerDraftChange) }),
]

/**
 * Removes a file, also a rejected one.
 *
 * @throws RelayRefusal for a file that the person may not use.
 */
async function answerRemoval(
  context: StagingContext,
  { principal, parameters }: RelayRequest<{ readonly uploadId: string }>,
): Promise<RouteAnswer<typeof removeUpload>> {
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
