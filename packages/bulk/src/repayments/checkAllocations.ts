import { addAmounts, compareAmounts } from '@onlend/core'
import { isFarAbove } from '@onlend/core/internal'
import type { AllocationProblem } from './RepaymentMatcher.ts'
import type { OpenFinancing, RepaymentAllocation } from './RepaymentProposal.ts'
import type { StatementLine } from './StatementLine.ts'

/** The problem of paying these financings with a line; `null` without one. */
export function checkAllocations(
  { amount }: Pick<StatementLine, 'amount'>,
  allocations: readonly RepaymentAllocation[],
  findFinancing: (reference: string) => OpenFinancing | null,
): AllocationProblem | null {
  if (allocations.length === 0) return 'empty'
  if (allocations.some((one) => compareAmounts(one.amount, '0') <= 0)) return 'not_positive'
  if (allocations.some(({ reference }) => findFinancing(reference) === null)) return 'unknown_reference'
  if (new Set(allocations.map(({ reference }) => reference)).size < allocations.length) return 'twice'
  const isFar = ({ reference, amount: pays }: RepaymentAllocation) => {
    const unpaid = findFinancing(reference)?.unpaid ?? null
    // The unpaid amount of a paid financing does not limit later reports.
    return unpaid !== null && compareAmounts(unpaid, '0') > 0 && isFarAbove(pays, unpaid)
  }
  const sum = addAmounts(...allocations.map((one) => one.amount))
  if (compareAmounts(sum, amount) > 0) return 'above_line'
  return allocations.some(isFar) ? 'far_above_left' : null
}
