import type { Operation } from '@onlend/core'
import type { LaterEvidence } from '@onlend/core/relay'

/** The facts of a settlement event about one operation. */
export type SettlementFacts = {
  outcome: 'succeeded' | 'failed' | 'reversed'
  message?: string | null
  reference?: string
  /** @default true */
  verified?: boolean
}

/** Returns the changes that an event makes in its operation: the final state, a reversal, a conflict, or later evidence. */
export function settleEntry(
  { state, conflict, laterEvidence, reversedAt }: Operation,
  { outcome, message, reference, verified = true }: SettlementFacts,
  at: string,
): Partial<Operation> {
  const told = { message: message ?? null, reference: reference ?? null, verified }
  const isFinal = ['succeeded', 'failed', 'rejected', 'reversed'].includes(state)
  if (!isFinal) {
    const settled = {
      state: outcome,
      matched: 'reference',
      verified,
      serviceMessage: told.message,
      settledAt: at,
    }
    return { ...settled, reversedAt: outcome === 'reversed' ? at : null }
  }
  const later: LaterEvidence = { outcome, ...told, at }
  const isReversal = state === 'succeeded' && outcome === 'reversed'
  const isContrary =
    outcome === 'succeeded'
      ? state === 'failed' || state === 'rejected'
      : outcome === 'failed' && state === 'succeeded'
  return {
    laterEvidence: [...(laterEvidence ?? []), later],
    conflict: conflict === true || isContrary,
    state: isReversal ? 'reversed' : state,
    reversedAt: isReversal ? at : reversedAt,
  }
}
