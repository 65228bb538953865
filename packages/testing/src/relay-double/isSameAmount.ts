import { type Amount, compareAmounts } from '@onlend/core'

/** Whether both amounts are known and equal, however many zeros they end with. */
export function isSameAmount(left: Amount | null, right: Amount | null): boolean {
  return left !== null && right !== null && compareAmounts(left, right) === 0
}
