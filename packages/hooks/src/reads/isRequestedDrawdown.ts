import { type ActiveDrawdown, type Operation, compareAmounts } from '@onlend/core'

/**
 * Whether the active drawdown is the one that an operation asked for: it has the operation's amount, and began after it. No event
 * reports a drawdown (T92), so show the result as an inference.
 *
 * @example
 * const isPaidOut = activeDrawdown !== null && isRequestedDrawdown(activeDrawdown, operation)
 */
export function isRequestedDrawdown(
  active: ActiveDrawdown,
  { createdAt, summary }: Pick<Operation, 'createdAt' | 'summary'>,
): boolean {
  if (summary.amount === null || compareAmounts(active.amount_drawn, summary.amount) !== 0) return false
  const begun = active.disbursement_date ?? active.created_at
  return begun !== null && Date.parse(begun) >= Date.parse(createdAt)
}
