import type { Operation } from '@onlend/core'
import { findEffects } from '@onlend/core/operations'

/** The groups by which a person filters past operations. */
export type HistoryGroup = 'open' | 'done' | 'attention'

/** Sorts an operation by the step that it needs from a person: to wait, nothing, or to look into it. */
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
      // An operation without a settlement event ends with the service's answer.
      return findEffects(kind).settledBy === 'event' ? 'open' : 'done'
    case 'succeeded':
      return 'done'
    default:
      return 'attention'
  }
}
