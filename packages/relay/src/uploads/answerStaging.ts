import type { RelayAnswer } from '../answers/RelayAnswer.ts'
import { RelayRefusal } from '../answers/RelayRefusal.ts'
import type { RelayContext } from '../RelayContext.ts'
import type { RelayRequest } from '../requests/RelayRequest.ts'
import type { OwnRouteName } from '../routes/Route.ts'
import { answerDraft } from './answerDraft.ts'
import { answerUpload } from './answerUpload.ts'
import { answerUploads } from './answerUploads.ts'
import { createUpload } from './createUpload.ts'

/**
 * Answers whatever concerns staged files and drafts; nothing of it is there without staging.
 *
 * @throws RelayRefusal for everything that may not pass, and for changes while the relay is stopping.
 */
export async function answerStaging(
  context: RelayContext,
  name: Extract<OwnRouteName, 'uploads' | 'createUpload' | 'upload' | 'draft'>,
  { incoming, query }: { incoming: RelayRequest; query: Readonly<Record<string, string>> },
): Promise<RelayAnswer> {
  const { uploads, isClosing } = context
  if (!uploads) throw new RelayRefusal('not_found')
  const isRead = incoming.request.method === 'GET' || incoming.request.method === 'HEAD'
  if (!isRead && isClosing()) throw new RelayRefusal('shutting_down')
  const staging = { ...context, uploads }
  if (name === 'uploads') return answerUploads(staging, incoming, query)
  if (name === 'createUpload') return createUpload(staging, incoming)
  if (name === 'draft') return answerDraft(staging, incoming, query)
  return answerUpload(staging, incoming)
}
