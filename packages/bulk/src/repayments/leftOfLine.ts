import { addAmounts, type Amount } from '@onlend/core'
import { negateAmount } from '@onlend/core/internal'
import type { RepaymentAllocation } from './RepaymentProposal.ts'

/** What allocations leave of a line's amount. Most lines pay one financing with all they have: nothing is reckoned for those. */
export function leftOfLine(amount: Amount, allocations: readonly RepaymentAllocation[]): Amount {
  const [only] = allocations
  if (only === undefined) return amount
  if (allocations.length === 1 && only.amount === amount) return '0'
  return addAmounts(amount, ...allocations.map((one) => negateAmount(one.amount)))
}
