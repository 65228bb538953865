import type { BatchProgress, Piece, PieceProblem } from './BatchRecord.ts'
import type { MayCutAt } from './findCutPlaces.ts'

/** A batch for the reducer: its progress, and the pieces that can still change. */
export type BatchPlan = BatchProgress & {
  total: number
  /** The place after the last row that is in a piece. */
  cutTo: number
  /** The fixed and held pieces, and the piece of an `ended` event. */
  pieces: readonly Piece[]
}

/** The outcome of a piece. */
export type PieceOutcome =
  | { type: 'taken' }
  /** The service accepted no row of the piece, for good. */
  | { type: 'refused'; problem: PieceProblem }
  /** The relay or the service refused the piece as too large; a smaller one may pass. */
  | { type: 'tooLarge'; problem: PieceProblem }
  /** The service accepted no row of the piece, for a temporary reason, and the id of the piece is used up. `wait`: the milliseconds that the answer asked for. */
  | { type: 'usedUp'; problem: PieceProblem; wait: number | null }
  /** The relay may have sent the piece. */
  | { type: 'unknown'; problem: PieceProblem; isTimeout: boolean }
  /** The outcome is not known yet, or nothing was sent: the relay sends the same piece under the same id. */
  | { type: 'later'; wait: number | null }
  /** The relay sent no row of the piece: a person has to decide. */
  | { type: 'held'; problem: PieceProblem }
  /** The relay sent no row of the piece and cannot with these rights or credentials. `isUsedUp`: the ledger holds the refusal under the id. */
  | { type: 'stopped'; code: string; isUsedUp: boolean }

/** A person's decision about the held piece of a batch. */
export type Decision = { from: number } & (
  | { type: 'confirm'; duplicate: string }
  | { type: 'skip' }
  | { type: 'skipCredited' }
)

/** An event of a batch. */
export type BatchEvent =
  | { type: 'received'; received: number }
  /** Makes the next rows one piece, unless a fixed piece still waits for its send. */
  | { type: 'cut'; cut: (from: number, size: number) => number }
  | {
      type: 'ended'
      piece: Pick<Piece, 'from' | 'to' | 'attempt'>
      end: PieceOutcome
      mayCutAt: MayCutAt
      now: number
    }
  | { type: 'stopped'; code: string }
  | { type: 'waiting'; wait: number | null; now: number }
  | { type: 'paused' }
  | { type: 'resumed'; decision: Decision | null }
  | { type: 'cancelled' }

/** The fewest rows in a piece after timeouts. */
const smallest = 10
/** Lost pieces in a row after which the batch stops for a person: a cause that loses them all is not in their rows. */
const mostLosses = 3
/** Milliseconds between two tries; the pause doubles up to the longest. */
const firstPause = 1_000
const longestPause = 300_000

/** The batch after an event; the same one where the event changes nothing. */
export function reduceBatch(plan: BatchPlan, event: BatchEvent): BatchPlan {
  switch (event.type) {
    case 'received':
      if (plan.state !== 'receiving') return plan
      return {
        ...plan,
        received: event.received,
        state: event.received === plan.total ? 'sending' : 'receiving',
      }
    case 'cut':
      return plan.state === 'sending' ? cut(plan, event.cut) : plan
    case 'ended':
      return end(plan, event)
    case 'stopped':
      return isRunning(plan) ? { ...plan, state: 'stopped', problem: event.code, retryAt: null } : plan
    case 'waiting':
      return wait(plan, event)
    case 'paused':
      return isRunning(plan) ? { ...plan, state: 'paused', retryAt: null } : plan
    case 'resumed':
      return resume(plan, event.decision)
    case 'cancelled':
      if (plan.state === 'cancelled' || plan.state === 'sent') return plan
      return { ...plan, state: 'cancelled', problem: null, retryAt: null }
  }
}

function isRunning({ state }: BatchPlan): boolean {
  return state === 'sending' || state === 'waiting'
}

function cut(plan: BatchPlan, findEnd: (from: number, size: number) => number): BatchPlan {
  const { pieces, cutTo, total, size } = plan
  if (pieces.some(({ state }) => state === 'fixed')) return plan
  if (cutTo >= total) return { ...plan, state: 'sent', problem: null, retryAt: null }
  const to = findEnd(cutTo, size)
  const made: Piece = { ...fresh, from: cutTo, to }
  return { ...plan, cutTo: to, pieces: [...pieces, made] }
}

const fresh = { attempt: 0, state: 'fixed', reason: null, problem: null, confirmed: null } as const

function wait(plan: BatchPlan, { wait: givenPause, now }: { wait: number | null; now: number }): BatchPlan {
  const failures = plan.failures + 1
  // A piece in flight does not restart a batch that a person paused.
  if (!isRunning(plan)) return plan
  const pause = givenPause ?? Math.min(longestPause, firstPause * 2 ** Math.min(plan.failures, 20))
  return { ...plan, failures, state: 'waiting', problem: null, retryAt: now + pause }
}

type Ended = Extract<BatchEvent, { type: 'ended' }>

function end(plan: BatchPlan, { piece: of, end: ended, mayCutAt, now }: Ended): BatchPlan {
  const piece = plan.pieces.find(({ from, to }) => from === of.from && to === of.to)
  const isOpen = piece?.state === 'fixed' || piece?.state === 'unknown'
  // Another instance has already recorded the end.
  if (!piece || !isOpen || piece.attempt !== of.attempt) return plan
  const put = (...made: readonly Piece[]): BatchPlan => ({ ...plan, pieces: replace(plan, piece, made) })
  switch (ended.type) {
    case 'taken':
      return { ...put({ ...piece, state: 'taken', problem: null }), failures: 0, losses: 0 }
    case 'refused':
      return lose(plan, piece, { state: 'refused', problem: ended.problem })
    case 'tooLarge': {
      const middle = findMiddle(piece, mayCutAt)
      // The relay cannot cut rows that belong together.
      if (middle === null)
        return put({ ...piece, state: 'refused', reason: 'tooLarge', problem: ended.problem })
      const { from, to } = piece
      const size = Math.min(plan.size, Math.max(1, Math.ceil((to - from) / 2)))
      return { ...put({ ...fresh, from, to: middle }, { ...fresh, from: middle, to }), size }
    }
    case 'usedUp':
      return wait(put({ ...piece, attempt: piece.attempt + 1, state: 'fixed' }), { wait: ended.wait, now })
    case 'unknown': {
      if (piece.state === 'unknown') return plan
      const size = ended.isTimeout
        ? Math.min(plan.size, Math.max(smallest, Math.ceil(plan.size / 2)))
        : plan.size
      const lost = lose({ ...plan, size }, piece, { state: 'unknown', problem: ended.problem })
      return wait(lost, { wait: null, now })
    }
    case 'later':
      return wait(plan, { wait: ended.wait, now })
    case 'held':
      return stop(put({ ...piece, state: 'held', problem: ended.problem }), null)
    case 'stopped': {
      const again = ended.isUsedUp ? put({ ...piece, attempt: piece.attempt + 1 }) : plan
      return stop(again, ended.code)
    }
  }
}

function stop(plan: BatchPlan, problem: string | null): BatchPlan {
  return isRunning(plan) ? { ...plan, state: 'stopped', problem, retryAt: null } : plan
}

/** Marks a piece as refused or unknown; the third in a row stops the batch for a person. */
function lose(
  plan: BatchPlan,
  piece: Piece,
  { state, problem }: Pick<Piece, 'state' | 'problem'>,
): BatchPlan {
  const losses = plan.losses + 1
  const isLast = losses >= mostLosses
  const lost: Piece = { ...piece, state: isLast && state === 'refused' ? 'held' : state, problem }
  const next = { ...plan, losses, pieces: replace(plan, piece, [lost]) }
  return isLast ? stop(next, state === 'unknown' ? 'outcome_unknown' : null) : next
}

function replace(plan: BatchPlan, piece: Piece, made: readonly Piece[]): readonly Piece[] {
  return plan.pieces.flatMap((each) => (each === piece ? made : [each]))
}

/** The place nearest to the middle at which the rows may be cut; `null` where they all belong together. */
function findMiddle({ from, to }: Piece, mayCutAt: MayCutAt): number | null {
  const middle = from + Math.ceil((to - from) / 2)
  for (let away = 0; away < to - from; away += 1)
    for (const place of [middle - away, middle + away])
      if (place > from && place < to && mayCutAt(place)) return place
  return null
}

/** Resumes a batch. A held piece without a decision is sent unchanged: the cause of the hold may be gone. */
function resume(plan: BatchPlan, decision: Decision | null): BatchPlan {
  const { state, pieces } = plan
  if (state === 'receiving' || state === 'sent' || state === 'cancelled') return plan
  const going = { ...plan, state: 'sending', problem: null, retryAt: null, failures: 0, losses: 0 } as const
  return {
    ...going,
    pieces: pieces.flatMap((piece) => {
      if (piece.state !== 'held') return [piece]
      return decide(piece, piece.from === decision?.from ? decision : null)
    }),
  }
}

function decide(piece: Piece, decision: Decision | null): readonly Piece[] {
  // The ledger keeps a refusal of the service under this id for good.
  const isUsed = piece.problem !== null && piece.problem.code === null
  const again: Piece = {
    ...{ ...piece, state: 'fixed', problem: null },
    attempt: piece.attempt + (isUsed ? 1 : 0),
  }
  if (decision === null) return [again]
  if (decision.type === 'confirm') return [{ ...again, confirmed: decision.duplicate }]
  if (decision.type === 'skip')
    return [isUsed ? { ...piece, state: 'refused' } : { ...piece, state: 'leftOut', reason: 'leftOut' }]
  return leaveCreditedOut(piece, again)
}

/** Splits a piece into runs of credited rows, which are left out, and other rows. The ranges give the runs new ids. */
function leaveCreditedOut(piece: Piece, again: Piece): readonly Piece[] {
  const credited = new Set(piece.problem?.creditedRows)
  if (credited.size === 0) return [again]
  const runs: Piece[] = []
  for (let from = piece.from; from < piece.to; ) {
    const isCredited = credited.has(from)
    let to = from + 1
    while (to < piece.to && credited.has(to) === isCredited) to += 1
    runs.push({
      ...{ ...fresh, from, to },
      ...(isCredited && { state: 'leftOut', reason: 'credited', problem: piece.problem }),
    })
    from = to
  }
  return runs
}
