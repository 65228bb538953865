import { addAmounts } from './addAmounts.ts'
import type { Amount } from './Amount.ts'
import { compareAmounts } from './compareAmounts.ts'

/** Whether an amount is more than twice `mostLeft`: a client sometimes pays more than is left, but never twice as much. `false` when `mostLeft` is `null`. */
export function isFarAbove(amount: Amount, mostLeft: Amount | null): boolean {
  return mostLeft !== null && compareAmounts(amount, addAmounts(mostLeft, mostLeft)) > 0
}
