import type { PlannedPiece } from './BatchPlan.ts'
import type { PieceEnd } from './PieceEnd.ts'
import type { PlanEvent } from './reducePlan.ts'

/** Times that the same rows go out again after refusals that pass. */
const mostAttempts = 8

/** What an end means for the plan. Nothing, where nothing was sent. */
export function toEvents({ from, to, attempt }: PlannedPiece, end: PieceEnd): PlanEvent[] {
  const piece = { from, to, attempt }
  switch (end.type) {
    case 'accepted':
      return [{ type: 'settled', ...piece, state: 'accepted', problem: null }]
    case 'refused':
    case 'unknown':
    case 'waitsForApproval':
      return [{ type: 'settled', ...piece, state: end.type, problem: end.problem }]
    case 'tooLarge': {
      const half = Math.ceil((to - from) / 2)
      return to - from < 2
        ? [{ type: 'settled', ...piece, state: 'refused', problem: end.problem }]
        : [
            { type: 'split', ...piece },
            { type: 'shrunk', size: half },
          ]
    }
    case 'usedUp':
      return attempt < mostAttempts
        ? [{ type: 'reattempted', ...piece }]
        : [{ type: 'settled', ...piece, state: 'refused', problem: end.problem }]
    case 'notSent':
    case 'failed':
    case 'held':
      return []
  }
}
