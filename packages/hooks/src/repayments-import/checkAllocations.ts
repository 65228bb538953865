import { addAmounts, compareAmounts } from '@onlend/core'
import type { AllocationProblem } from './RepaymentMatcher.ts'
import type { OpenFinancing, RepaymentAllocation } from './RepaymentProposal.ts'
import type { StatementLine } from './StatementLine.ts'

/** Whether a line can pay these financings; what is wrong, else `null`. */
export function checkAllocations(
  { amount }: Pick<StatementLine, 'amount'>,
  allocations: readonly RepaymentAllocation[],
  findFinancing: (reference: string) => OpenFinancing | null,
): AllocationProblem | null {
  if (allocations.length === 0) return 'empty'
  if (allocations.some((one) => compareAmounts(one.amount, '0') <= 0)) return 'not_positive'
  if (allocations.some(({ reference }) => findFinancing(reference) === null)) return 'unknown_reference'
  if (new Set(allocations.map(({ reference }) => reference)).size < allocations.length) return 'twice'
  const sum = addAmounts(...allocations.map((one) => one.amount))
  return compareAmounts(sum, amount) > 0 ? 'above_line' : null
}
