import { type Draft, saveDraft } from '@onlend/core/relay'
import type { DoubleAnswers, SignedInCall } from '../DoubleCall.ts'
import { readJson } from '../readJson.ts'
import { refuse } from '../refuse.ts'
import { refuseSet } from './refuseSet.ts'
import type { SetKey, UploadMemory } from './createUploadMemory.ts'

const longestDraft = 65_536

/** The highest number of drafts of a partner. */
const draftsOfPartner = 50

/** Makes the routes of drafts beside the files of a set; they refuse a change of an older revision. */
export function draftAnswers(memory: UploadMemory): DoubleAnswers<'getDraft' | 'saveDraft'> {
  return {
    getDraft: ({ session, parameters }) => {
      const key = readKey(parameters)
      return refuseSet(session, key) ?? { data: memory.readDraft(key) }
    },
    saveDraft: ({ session, parameters, headers, body }) => {
      const key = readKey(parameters)
      const refusal = refuseSet(session, key)
      if (refusal) return refusal
      if (!/^application\/json\b/i.test(headers.get('Content-Type') ?? ''))
        return refuse('unsupported_media_type')
      // The draft stays as typed: the form that reads it cleans it.
      const change = saveDraft.input?.safeParse(readJson(typeof body === 'string' ? body : '')).data
      const isRevision =
        change?.revision === null || (Number.isSafeInteger(change?.revision) && Number(change?.revision) > 0)
      if (!change || !isRevision) return refuse('malformed_request')
      const { revision, value } = change
      const current = memory.readDraft(key)
      if (new TextEncoder().encode(JSON.stringify(value)).byteLength > longestDraft)
        return refuse('body_too_large')
      if (current === null && memory.countDrafts(key) >= draftsOfPartner) return refuse('staging_full')
      if (revision !== (current?.revision ?? null)) return refuse('draft_changed', { data: current })
      const saved: Draft = {
        revision: (revision ?? 0) + 1,
        value,
        savedBy: session.displayName,
        savedAt: new Date(memory.now()).toISOString(),
      }
      memory.writeDraft(key, saved)
      return { data: saved }
    },
  }
}

function readKey({ customerPartnerId = '', kind = '', set = '' }: SignedInCall['parameters']): SetKey {
  return { customerPartnerId, kind, set }
}
