import type { BatchPlan } from './BatchPlan.ts'
import type { IsSeam } from './findSeams.ts'

/** Finds where a piece ends that begins with row `from`: it is as large as it may be, and larger only where its rows belong together. */
export function cutRows({ total, size }: BatchPlan, from: number, isSeam: IsSeam): number {
  const most = Math.min(total, from + size)
  for (let end = most; end > from; end -= 1) if (end === total || isSeam(end)) return end
  let end = most
  while (end < total && !isSeam(end)) end += 1
  return end
}
