import type { saveDraft } from '@onlend/core/relay'
import { RelayRefusal, type RelayRequest, type RouteAnswer, type RouteParameters } from '../http/index.ts'
import { batchKinds } from './batchKinds.ts'
import { readDraftChange } from './readDraftChange.ts'
import { readUploadSet } from './readUploadSet.ts'
import type { StagingContext } from './withStaging.ts'
import { writeDraft } from './writeDraft.ts'

/** Drafts of forms that a partner may have at once. */
const draftsOfOwner = 50

/** Drafts that hold the rows of batches, besides: a hundred thousand rows of one file, or ten thousand of a dozen. */
const batchDraftsOfOwner = 200

/**
 * Saves what is filled in beside the files of a set, or the rows that are sent in pieces.
 *
 * @throws RelayRefusal for a set that is not this person's, and for a change that was made on an older revision.
 */
export async function answerDraftChange(
  context: StagingContext,
  { request, principal, parameters }: RelayRequest<RouteParameters<typeof saveDraft>>,
): Promise<RouteAnswer<typeof saveDraft>> {
  const { store, clock, uploads } = context
  const asked = await readUploadSet(context, principal, { ...parameters, otherKinds: batchKinds })
  const change = await readDraftChange(request, clock)
  const now = clock.now()
  const isOfBatch = batchKinds.includes(asked.kind)
  // A batch that is over is emptied: it counts no more, and goes with the next sweep.
  const isOver = isOfBatch && change.value === '{}'
  const saved = await store.saveDraft(asked, {
    ...change,
    actorName: principal.displayName ?? null,
    now,
    expiresAt: isOver ? now : now + uploads.retention,
    maxDraftsOfOwner: isOfBatch ? batchDraftsOfOwner : draftsOfOwner,
    countedWith: { kinds: batchKinds, areThese: isOfBatch },
  })
  if (saved === 'full') throw new RelayRefusal('staging_full')
  if (saved !== 'changed') return { data: writeDraft(saved) }
  const newer = await store.readDraft(asked)
  throw new RelayRefusal('draft_changed', { data: newer && writeDraft(newer) })
}
