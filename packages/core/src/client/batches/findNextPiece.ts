import type { BatchPlan } from './BatchPlan.ts'
import { cutRows } from './cutRows.ts'
import type { IsSeam } from './findSeams.ts'

/** What is sent next: `isOpen` while its range has not been written down; `isBlocked` where a refused piece before it waits for a decision. */
export type NextPiece = { from: number; to: number; isOpen: boolean; isBlocked: boolean }

/** Finds it; `null` when nothing is left to be sent. */
export function findNextPiece(plan: BatchPlan, isSeam: IsSeam): NextPiece | null {
  const { pieces, total } = plan
  const at = pieces.findIndex(({ state }) => state === 'fixed')
  const before = at === -1 ? pieces : pieces.slice(0, at)
  const isBlocked = before.some(({ state }) => state === 'refused')
  const fixed = pieces[at]
  if (fixed) return { from: fixed.from, to: fixed.to, isOpen: false, isBlocked }
  const from = pieces.at(-1)?.to ?? 0
  return from < total ? { from, to: cutRows(plan, from, isSeam), isOpen: true, isBlocked } : null
}
