import type { WriteName } from '@onlend/core/internal'
import { type Draft, saveDraft } from '@onlend/core/relay'
import type { DoubleAnswers, SignedInCall } from '../DoubleCall.ts'
import { readInput } from '../readInput.ts'
import { refuse } from '../refuse.ts'
import { refuseSet } from './refuseSet.ts'
import type { SetKey, UploadMemory } from './createUploadMemory.ts'

const longestDraft = 65_536

/** Drafts of forms that a partner may have at once, and of rows that are sent in pieces. */
const draftsOfPartner = { forms: 50, batches: 200 }

const batchKinds: readonly WriteName[] = ['registerTransactions', 'reconcileRepayments']

/** How a stand-in relay keeps what was filled in beside the files of a set: with a no to a change made on an older revision. */
export function draftAnswers(memory: UploadMemory): DoubleAnswers<'getDraft' | 'saveDraft'> {
  return {
    getDraft: ({ session, parameters }) => {
      const key = readKey(parameters)
      return refuseSet(session, key, batchKinds) ?? { data: memory.readDraft(key) }
    },
    saveDraft: ({ session, parameters, headers, body }) => {
      const key = readKey(parameters)
      const refusal = refuseSet(session, key, batchKinds)
      if (refusal) return refusal
      if (!/^application\/json\b/i.test(headers.get('Content-Type') ?? ''))
        return refuse('unsupported_media_type')
      const change = readInput(saveDraft, body)
      const isRevision =
        change?.revision === null || (Number.isSafeInteger(change?.revision) && Number(change?.revision) > 0)
      if (!change || !isRevision) return refuse('malformed_request')
      const { revision, value } = change
      const current = memory.readDraft(key)
      if (new TextEncoder().encode(JSON.stringify(value)).byteLength > longestDraft)
        return refuse('body_too_large')
      const isOfBatch = batchKinds.some((kind) => kind === key.kind)
      const isCounted = (kind: string) => batchKinds.some((one) => one === kind) === isOfBatch
      const most = isOfBatch ? draftsOfPartner.batches : draftsOfPartner.forms
      if (current === null && memory.countDrafts(key, isCounted) >= most) return refuse('staging_full')
      if (revision !== (current?.revision ?? null)) return refuse('draft_changed', { data: current })
      const saved: Draft = {
        revision: (revision ?? 0) + 1,
        value,
        savedBy: session.displayName,
        savedAt: new Date(memory.now()).toISOString(),
      }
      // A batch that is over is emptied: it counts no more.
      memory.writeDraft(key, isOfBatch && Object.keys(value).length === 0 ? null : saved)
      return { data: saved }
    },
  }
}

function readKey({ customerPartnerId = '', kind = '', set = '' }: SignedInCall['parameters']): SetKey {
  return { customerPartnerId, kind, set }
}
