import { type ActiveDrawdown, type CreditLimit, type Operation, compareAmounts } from '@onlend/core'

/**
 * The lending state of a customer partner. `noLimit`: there is no limit to draw on. `canDraw`: an active limit has an available amount.
 * `drawn`: a drawdown is open, or the limit is used up. `expired`: the limit has run out. `assessmentPending`: no limit yet, and the relay has
 * sent a credit assessment. `unknown`: a read failed, or the facts do not decide.
 */
export type LendingState = 'noLimit' | 'canDraw' | 'drawn' | 'expired' | 'assessmentPending' | 'unknown'

/** The read facts of a customer partner; leave out a fact whose read failed. */
export type LendingFacts = {
  /** The credit limit; `null` when there is none. */
  creditLimit?: CreditLimit | null | undefined
  /** The active drawdown; `null` when there is none. */
  activeDrawdown?: ActiveDrawdown | null | undefined
  /** The operations of the relay's ledger: the service never says whether it has an assessment. */
  operations?: readonly Operation[] | undefined
}

/**
 * Decides the lending state of a customer partner from the read facts alone: missing or contradicting facts make it
 * `unknown` (Partner API, States and transitions).
 *
 * @example
 * const state = toLendingState({ creditLimit, activeDrawdown, operations: recentOperations })
 */
export function toLendingState({ creditLimit, activeDrawdown, operations }: LendingFacts): LendingState {
  // An open drawdown is owed, also when the other reads failed.
  if (activeDrawdown && isOpen(activeDrawdown)) return 'drawn'
  if (creditLimit === undefined || activeDrawdown === undefined) return 'unknown'
  if (creditLimit === null || creditLimit.is_deleted === true) {
    if (operations === undefined) return 'unknown'
    return operations.some(isAwaited) ? 'assessmentPending' : 'noLimit'
  }
  if (creditLimit.expired === true) return 'expired'
  const { status, amount_available: available, drawn } = creditLimit
  if (status !== 'active' || available === null) return 'unknown'
  if (compareAmounts(available, '0') > 0) return 'canDraw'
  return compareAmounts(drawn, '0') > 0 ? 'drawn' : 'unknown'
}

function isOpen({ actual_payment_date: paidOn, deleted_at: deletedAt }: ActiveDrawdown): boolean {
  return paidOn === null && deletedAt === null
}

/** Whether an operation is an assessment that left without a known refusal. One without an answer counts: it may have arrived. */
function isAwaited({ kind, state }: Operation): boolean {
  return kind === 'submitCreditAssessment' && state !== 'rejected' && state !== 'failed'
}
