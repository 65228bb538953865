import type { BatchProblem } from './Batch.ts'
import type { BatchPlan, PlannedPiece, PlannedState } from './BatchPlan.ts'

type Range = Pick<PlannedPiece, 'from' | 'to'>
type Attempt = Range & Pick<PlannedPiece, 'attempt'>

/** What can happen to a plan. An event that no longer fits, since another device was first, changes nothing. */
export type PlanEvent =
  /** The next rows are one piece from now on. */
  | ({ type: 'fixed' } & Range)
  /** It is known, or known not to be known, what became of it. */
  | ({
      type: 'settled'
      state: Exclude<PlannedState, 'fixed' | 'leftOut'>
      problem: BatchProblem | null
    } & Attempt)
  /** The relay says that it never received it: it may go out, under the same id. */
  | ({ type: 'notReceived' } & Attempt)
  /** The person does not want it sent. */
  | ({ type: 'leftOut' } & Range)
  /** The person does not want these rows of a refused piece sent, by their places: what stands between them may go out. */
  | ({ type: 'rowsLeftOut'; rows: readonly number[] } & Range)
  /** Nothing of it was taken, because it was too large: it is two pieces, of which the second begins with the row at `middle`. */
  | ({ type: 'split'; middle: number } & Attempt)
  /** Nothing of it was taken, for a reason that passes. */
  | ({ type: 'reattempted' } & Attempt)
  /** What has not been cut yet is cut smaller. */
  | { type: 'shrunk'; size: number }

/** Which states may still become another one. What was accepted stays so. */
const unsettled: ReadonlySet<PlannedState> = new Set(['fixed', 'waitsForApproval', 'unknown'])

/** The plan after an event; the same one where the event changes nothing. */
export function reducePlan(plan: BatchPlan, event: PlanEvent): BatchPlan {
  if (event.type === 'shrunk')
    return event.size < plan.size ? { ...plan, size: Math.max(1, event.size) } : plan
  if (event.type === 'fixed') {
    const { from, to } = event
    const begin = plan.pieces.at(-1)?.to ?? 0
    if (from !== begin || to <= from || to > plan.total) return plan
    return { ...plan, pieces: [...plan.pieces, { from, to, attempt: 0, state: 'fixed', problem: null }] }
  }
  const at = plan.pieces.findIndex(({ from, to }) => from === event.from && to === event.to)
  const piece = plan.pieces[at]
  if (!piece || ('attempt' in event && event.attempt !== piece.attempt)) return plan
  const next = reducePiece(piece, event)
  return next === null
    ? plan
    : { ...plan, pieces: [...plan.pieces.slice(0, at), ...next, ...plan.pieces.slice(at + 1)] }
}

type PieceEvent = Exclude<PlanEvent, { type: 'shrunk' | 'fixed' }>

/** What stands in the place of a piece, or `null` where nothing changes. */
function reducePiece(piece: PlannedPiece, event: PieceEvent): PlannedPiece[] | null {
  const { from, to, attempt, state } = piece
  switch (event.type) {
    case 'settled':
      // The ledger may know of it after all.
      if (
        state === 'accepted' ||
        (!unsettled.has(state) && event.state !== 'accepted' && event.state !== 'unknown')
      )
        return null
      return [{ ...piece, state: event.state, problem: event.problem }]
    case 'notReceived':
      return state === 'unknown' || state === 'waitsForApproval'
        ? [{ ...piece, state: 'fixed', problem: null }]
        : null
    case 'leftOut':
      return state === 'fixed' || state === 'refused' ? [{ ...piece, state: 'leftOut' }] : null
    case 'rowsLeftOut':
      return state === 'refused' ? leaveRowsOut(piece, event.rows) : null
    case 'split': {
      const { middle } = event
      if (!unsettled.has(state) || middle <= from || middle >= to) return null
      const half = { attempt: 0, state: 'fixed', problem: null } as const
      return [
        { ...half, from, to: middle },
        { ...half, from: middle, to },
      ]
    }
    case 'reattempted':
      return unsettled.has(state) ? [{ ...piece, attempt: attempt + 1, state: 'fixed', problem: null }] : null
  }
}

/** The piece in runs of rows that are left out and rows that are not; `null` where none of its rows is left out. */
function leaveRowsOut(piece: PlannedPiece, rows: readonly number[]): PlannedPiece[] | null {
  const left = new Set(rows)
  const runs: PlannedPiece[] = []
  for (let from = piece.from; from < piece.to; ) {
    const isLeft = left.has(from)
    let to = from + 1
    while (to < piece.to && left.has(to) === isLeft) to += 1
    // What is left out was never sent: it keeps the reason, and needs no id of its own.
    const problem =
      isLeft && piece.problem ? { ...piece.problem, creditedRows: toRun(piece, from, to) } : null
    runs.push({ from, to, attempt: 0, state: isLeft ? 'leftOut' : 'fixed', problem })
    from = to
  }
  const [only] = runs
  if (runs.length > 1) return runs
  return only?.state === 'leftOut' ? [{ ...piece, state: 'leftOut' }] : null
}

function toRun({ problem }: PlannedPiece, from: number, to: number): number[] {
  return (problem?.creditedRows ?? []).filter((row) => row >= from && row < to)
}
