import type { Operation } from '@onlend/core'
import { findEffects } from '@onlend/core/operations'

/** What a person looks for in a list of past requests. */
export type HistoryGroup = 'open' | 'done' | 'attention'

/** Sorts an operation by what it asks of a person: to wait, nothing, or to look into it. */
export function historyGroup({
  kind,
  state,
  conflict,
}: Pick<Operation, 'kind' | 'state' | 'conflict'>): HistoryGroup {
  if (conflict) return 'attention'
  switch (state) {
    case 'submitting':
      return 'open'
    case 'accepted':
      // Where the service says no more, its answer was the end of it.
      return findEffects(kind).settledBy === 'event' ? 'open' : 'done'
    case 'succeeded':
      return 'done'
    default:
      return 'attention'
  }
}
