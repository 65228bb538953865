import { type ActiveDrawdown, type Operation, compareAmounts } from '@onlend/core'

/**
 * Whether the active drawdown is what an operation asked for: of its amount, and begun after it. No event says so (T92), so it is
 * shown as worked out.
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
