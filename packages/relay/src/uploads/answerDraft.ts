import type { Draft } from '@onlend/core/relay'
import { answerData } from '../answers/answerData.ts'
import type { RelayAnswer } from '../answers/RelayAnswer.ts'
import { RelayRefusal } from '../answers/RelayRefusal.ts'
import type { RelayContext } from '../RelayContext.ts'
import type { RelayRequest } from '../requests/RelayRequest.ts'
import type { DraftRecord } from '../stores/UploadStore.ts'
import { readDraftChange } from './readDraftChange.ts'
import { readUploadSet } from './readUploadSet.ts'
import type { UploadContext } from './UploadContext.ts'

/** Drafts that a partner may have at once. */
const draftsOfOwner = 50

/**
 * Reads or saves what is filled in beside the files of a set.
 *
 * @throws RelayRefusal for a set that is not this person's, and for a change that was made on an older revision.
 */
export async function answerDraft(
  context: RelayContext & { uploads: UploadContext },
  { request, principal, parameters }: RelayRequest,
  query: Readonly<Record<string, string>>,
): Promise<RelayAnswer> {
  const { store, clock, uploads } = context
  const { customer_partner_id: customerPartnerId } = query
  const { kind, set } = parameters
  const asked = await readUploadSet(context, principal, { customerPartnerId, kind, set })
  if (request.method !== 'PUT') return answerData(writeDraft(await store.readDraft(asked)))
  const change = await readDraftChange(request, clock)
  const now = clock.now()
  const saved = await store.saveDraft(asked, {
    ...change,
    actorName: principal.displayName ?? null,
    now,
    expiresAt: now + uploads.retention,
    maxDraftsOfOwner: draftsOfOwner,
  })
  if (saved === 'full') throw new RelayRefusal('staging_full')
  if (saved === 'changed')
    throw new RelayRefusal('draft_changed', { data: writeDraft(await store.readDraft(asked)) })
  return answerData(writeDraft(saved))
}

function writeDraft(draft: DraftRecord | null): Draft | null {
  if (!draft) return null
  const { revision, value, actorName, savedAt } = draft
  return {
    revision,
    // The cast follows from what `readDraftChange` lets in: an object.
    value: JSON.parse(value) as Draft['value'],
    savedBy: actorName,
    savedAt: new Date(savedAt).toISOString(),
  }
}
