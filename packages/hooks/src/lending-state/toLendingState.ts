import { type ActiveDrawdown, type CreditLimit, type Operation, compareAmounts } from '@onlend/core'

/**
 * Where a customer partner stands with its lending. `noLimit`: there is none to draw on. `canDraw`: something is left of an active limit.
 * `drawn`: a drawdown is open, or the limit is used up. `expired`: the limit has run out. `assessmentPending`: no limit yet, and a credit
 * assessment was sent from here. `unknown`: something could not be read, or what was read does not say.
 */
export type LendingState = 'noLimit' | 'canDraw' | 'drawn' | 'expired' | 'assessmentPending' | 'unknown'

/** What was read of a customer partner; leave out what could not be read. */
export type LendingFacts = {
  /** `null` when there is none. */
  creditLimit?: CreditLimit | null | undefined
  /** `null` when there is none. */
  activeDrawdown?: ActiveDrawdown | null | undefined
  /** From the relay's ledger: the service never says whether an assessment was sent. */
  operations?: readonly Operation[] | undefined
}

/**
 * Decides where a customer partner stands, from what was read and nothing else: what is missing or contradicts itself makes it
 * `unknown` (Partner API, States and transitions).
 *
 * @example
 * const state = toLendingState({ creditLimit, activeDrawdown, operations: recentOperations })
 */
export function toLendingState({ creditLimit, activeDrawdown, operations }: LendingFacts): LendingState {
  // An open drawdown is owed, even if nothing else could be read.
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

/** Sent, and not known to have been refused. One without an answer counts: it may well have arrived. */
function isAwaited({ kind, state }: Operation): boolean {
  return kind === 'submitCreditAssessment' && state !== 'rejected' && state !== 'failed'
}
