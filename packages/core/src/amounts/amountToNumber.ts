import type { Amount } from './Amount.ts'
import { compareAmounts } from './compareAmounts.ts'
import { toAmount } from './toAmount.ts'

/**
 * The JSON number the service wants, or `null` when a number cannot hold the amount exactly.
 * The only place where an amount becomes a float.
 */
export function amountToNumber(amount: Amount): number | null {
  const number = Number(amount)
  const back = toAmount(number)
  return back !== null && compareAmounts(back, amount) === 0 ? number : null
}
