import { findEffects } from '@onlend/core/operations'
import { isFinal } from '@onlend/hooks'
import type { operation as words } from './operation.words.ts'
import type { ShownOperation } from './chooseShown.ts'

/** The note with which a receipt states its limits, so that it is not taken for a proof of payment; `null` where the outcome is final. */
export function receiptNote(operation: ShownOperation): keyof typeof words | null {
  const { kind, state, conflict } = operation
  // The title of the receipt gives the reason.
  if (conflict || state === 'reversed') return 'operation.receiptNoProof'
  if (isFinal(operation)) return null
  // An accepted request for a drawdown is not an approved one.
  if (kind === 'withdraw' || kind === 'requestDrawdown') return 'operation.receiptNoProof'
  return state === 'accepted' && findEffects(kind).settledBy === 'answer' ? null : 'operation.receiptOpen'
}
