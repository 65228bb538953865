import type { PlannedPiece } from './BatchPlan.ts'
import type { IsSeam } from './findSeams.ts'
import type { PieceEnd } from './PieceEnd.ts'
import type { PlanEvent } from './reducePlan.ts'

/** Times that the same rows go out again after refusals that pass. */
const mostAttempts = 8

/** What an end means for the plan. Nothing, where nothing was sent. */
export function toEvents({ from, to, attempt }: PlannedPiece, end: PieceEnd, isSeam: IsSeam): PlanEvent[] {
  const piece = { from, to, attempt }
  switch (end.type) {
    case 'accepted':
      return [{ type: 'settled', ...piece, state: 'accepted', problem: null }]
    case 'refused':
    case 'unknown':
    case 'waitsForApproval':
      return [{ type: 'settled', ...piece, state: end.type, problem: end.problem }]
    case 'tooLarge': {
      const middle = findMiddle(from, to, isSeam)
      // Rows that belong together can be sent in no other way.
      return middle === null
        ? [{ type: 'settled', ...piece, state: 'refused', problem: end.problem }]
        : [
            { type: 'split', ...piece, middle },
            { type: 'shrunk', size: Math.ceil((to - from) / 2) },
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

/** Where rows may be cut in two, as near to their middle as can be; `null` where they all belong together. */
function findMiddle(from: number, to: number, isSeam: IsSeam): number | null {
  const middle = from + Math.ceil((to - from) / 2)
  for (let away = 0; away < to - from; away += 1)
    for (const place of [middle - away, middle + away])
      if (place > from && place < to && isSeam(place)) return place
  return null
}
