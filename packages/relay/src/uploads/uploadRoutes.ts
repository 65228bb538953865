import * as own from '@onlend/core/relay'
import { type Route, route } from '../http/index.ts'
import { answerChunk } from './answerChunk.ts'
import { answerCreation } from './answerCreation.ts'
import { answerDraft } from './answerDraft.ts'
import { answerDraftChange } from './answerDraftChange.ts'
import { answerFile } from './answerFile.ts'
import { answerOffset } from './answerOffset.ts'
import { answerRemoval } from './answerRemoval.ts'
import { answerUploads } from './answerUploads.ts'
import type { UploadsContext } from './UploadsContext.ts'
import { withStaging } from './withStaging.ts'

const reads = { session: true, budget: 'reads' } as const
/** Pieces of files have a budget of their own. */
const files = { session: true, budget: 'uploads' } as const

/** Files that wait for a write, and what was filled in beside them. */
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
