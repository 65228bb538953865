import type { Session } from '@onlend/core'
import { type Draft, saveDraft } from '@onlend/core/relay'
import type { DoubleAnswers, SignedInCall } from '../DoubleCall.ts'
import { mayActFor } from '../mayActFor.ts'
import { readInput } from '../readInput.ts'
import { refuse } from '../refuse.ts'
import type { UploadMemory } from './createUploadMemory.ts'

const longestDraft = 65_536

/** How a stand-in relay keeps what was filled in beside the files of a set: with a no to a change made on an older revision. */
export function draftAnswers(memory: UploadMemory): DoubleAnswers<'getDraft' | 'saveDraft'> {
  return {
    getDraft: ({ session, parameters }) => {
      const key = readKey(parameters)
      return mayUse(session, key) ? { data: memory.readDraft(key) } : refuse('forbidden')
    },
    saveDraft: ({ session, parameters, body }) => {
      const key = readKey(parameters)
      if (!mayUse(session, key)) return refuse('forbidden')
      const change = readInput(saveDraft, body)
      if (!change) return refuse('malformed_request')
      const { revision, value } = change
      const current = memory.readDraft(key)
      if (JSON.stringify(value).length > longestDraft) return refuse('body_too_large')
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

type DraftKey = { customerPartnerId: string; kind: string; set: string }

function readKey({ customerPartnerId = '', kind = '', set = '' }: SignedInCall['parameters']): DraftKey {
  return { customerPartnerId, kind, set }
}

function mayUse(session: Session, { customerPartnerId, kind }: DraftKey): boolean {
  return mayActFor(session, customerPartnerId) && session.capabilities.includes(kind)
}
