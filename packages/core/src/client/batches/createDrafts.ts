import { isLendingError } from '../../errors/isLendingError.ts'
import { getDraft } from '../../relay/getDraft.ts'
import { saveDraft } from '../../relay/saveDraft.ts'
import { callEndpoint } from '../../transport/callEndpoint.ts'
import type { LendingClient } from '../../transport/LendingClient.ts'
import type { BatchKind } from './Batch.ts'

type Value = Readonly<Record<string, unknown>>
type Known = { revision: number | null; value: Value }

/** The drafts of one kind of batch of one partner, at the relay. */
export type Drafts = {
  /** What a draft holds; empty where there is none. */
  read: (set: string) => Promise<Value>
  /**
   * Changes a draft in the revision that it was read in, and applies the change once more to what another has saved meanwhile; `null` changes nothing.
   * Resolves with what stands there.
   */
  change: (set: string, apply: (value: Value) => Value | null) => Promise<Value>
}

/** Times that others may be first before it is given up. */
const mostTries = 12

/** Makes the way to the drafts. */
export function createDrafts(
  client: LendingClient,
  { kind, customerPartnerId }: { kind: BatchKind; customerPartnerId: string },
): Drafts {
  const known = new Map<string, Known>()

  const load = async (set: string): Promise<Known> => {
    const draft = await callEndpoint(client, getDraft, { kind, set, customerPartnerId })
    const fresh = draft ? { revision: draft.revision, value: draft.value } : { revision: null, value: {} }
    known.set(set, fresh)
    return fresh
  }
  return {
    read: async (set) => (await load(set)).value,
    change: async (set, apply) => {
      for (let tries = 1; ; tries += 1) {
        const { revision, value } = known.get(set) ?? (await load(set))
        const next = apply(value)
        if (next === null) return value
        try {
          const body = { revision, value: next }
          const saved = await callEndpoint(client, saveDraft, { kind, set, customerPartnerId, body })
          known.set(set, { revision: saved.revision, value: saved.value })
          return saved.value
        } catch (error) {
          // Whatever became of it, what stands there is read before the next change.
          known.delete(set)
          const isBehind = isLendingError(error) && error.code === 'draft_changed'
          if (!isBehind || tries === mostTries) throw error
        }
      }
    },
  }
}
