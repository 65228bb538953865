import { addAmounts } from './addAmounts.ts'
import type { Amount } from './Amount.ts'
import { compareAmounts } from './compareAmounts.ts'

/** Whether an amount is more than twice what is left at most: a client may pay more than is left, and nobody pays it twice over. `false` where nothing says what is left. */
export function isFarAbove(amount: Amount, mostLeft: Amount | null): boolean {
  return mostLeft !== null && compareAmounts(amount, addAmounts(mostLeft, mostLeft)) > 0
}
