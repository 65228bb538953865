import { addAmounts, type Amount } from '@onlend/core'
import { negateAmount } from '@onlend/core/internal'
import type { RepaymentAllocation } from './RepaymentProposal.ts'

/** The part of a line's amount without an allocation. Most lines pay one financing in full: those need no arithmetic. */
export function leftOfLine(amount: Amount, allocations: readonly RepaymentAllocation[]): Amount {
  const [only] = allocations
  if (only === undefined) return amount
  if (allocations.length === 1 && only.amount === amount) return '0'
  return addAmounts(amount, ...allocations.map((one) => negateAmount(one.amount)))
}
