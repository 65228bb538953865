import { isLendingError } from '../../errors/isLendingError.ts'
import type { LendingEngine } from '../LendingEngine.ts'
import { readOperation } from '../operations/readOperation.ts'
import type { PlannedPiece } from './BatchPlan.ts'
import type { BatchEvent, BatchState } from './batchReducer.ts'
import { findNextPiece } from './findNextPiece.ts'
import type { IsSeam } from './findSeams.ts'
import type { PieceEnd } from './PieceEnd.ts'
import { readLedgerEnd } from './readLedgerEnd.ts'
import { reconcilePieces } from './reconcilePieces.ts'
import type { PlanEvent } from './reducePlan.ts'
import { toEvents } from './toEvents.ts'
import { toPieceEnd } from './toPieceEnd.ts'
import { toPieceId } from './toPieceId.ts'
import { waitForLink } from './waitForLink.ts'

/** What the sending of a batch works with. */
export type BatchRun = {
  lending: LendingEngine
  batchId: string
  customerPartnerId: string
  getState: () => BatchState
  dispatch: (event: BatchEvent) => void
  /** Takes events into the plan of this page; `save` brings them to the relay. */
  record: (events: readonly PlanEvent[]) => void
  hasUnsaved: () => boolean
  /** Brings the plan to the relay, and takes over what stands there. */
  save: () => Promise<void>
  /** Where the rows may be cut. */
  isSeam: IsSeam
  sendPiece: (piece: PlannedPiece) => Promise<PieceEnd>
  /** Pauses. */
  signal: AbortSignal
}

/** Milliseconds between two tries while the link or the service is away; doubles up to the longest. */
const firstPause = 1_000
const longestPause = 30_000
/** Milliseconds between two looks at an operation that the relay is sending, and how many there are. */
const lookPause = 2_000
const mostLooks = 10
/** Times that the relay may fail at the same piece before a person is asked. */
const mostFailures = 6
/** Refusals of the relay itself, kept under the id of a piece, that pass: nothing was sent, and another id may be. */
const passing: ReadonlySet<string | null> = new Set([
  'store_unavailable',
  'rights_unknown',
  'shutting_down',
  'upstream_unreachable',
])
/** Rows in a piece at least, however often the time runs out. */
const smallest = 10

/** Sends piece by piece until it is paused, nothing is left, or a person has to decide. One at a time: the next leaves when the outcome of the last is known, or known not to be. */
export async function runBatch(run: BatchRun): Promise<void> {
  const { lending, batchId, customerPartnerId, getState, dispatch, record, isSeam, signal } = run
  let failures = 0
  const waitFor = async (milliseconds: number | null) => {
    const pause = milliseconds ?? Math.min(longestPause, firstPause * 2 ** failures)
    failures += 1
    dispatch({ type: 'waiting' })
    await waitForLink(lending.client, pause, signal)
  }
  dispatch({ type: 'begun' })
  // Where it cannot be read, each piece is asked about when it goes out: the ledger knows its id.
  record(
    await reconcilePieces(lending, { batchId, customerPartnerId }, getState().plan, isSeam).catch(() => []),
  )

  for (;;) {
    const next = findNextPiece(getState().plan, isSeam)
    const isOver = next === null || next.isBlocked || signal.aborted
    if (next?.isOpen && !isOver) record([{ type: 'fixed', from: next.from, to: next.to }])
    if (run.hasUnsaved()) {
      const trouble = await run.save().then(
        () => null,
        (error: unknown) => {
          // It was removed on another device.
          if (!isLendingError(error)) throw error
          return toPieceEnd(error, next?.from ?? 0)
        },
      )
      // What is not kept now is found in the ledger when the batch is opened again.
      if (trouble && !isOver && trouble.type !== 'accepted') {
        if (trouble.type === 'held' || trouble.type === 'refused' || trouble.type === 'tooLarge') {
          const { from, to } = next
          return dispatch({ type: 'stopped', held: { from, to, problem: trouble.problem } })
        }
        await waitFor('wait' in trouble ? trouble.wait : null)
        continue
      }
    }
    if (signal.aborted) return dispatch({ type: 'paused' })
    if (isOver) return dispatch({ type: next === null ? 'paused' : 'stopped' })
    // Another device may have cut the same rows in another way, or have sent them.
    const piece = getState().plan.pieces.find(
      ({ from, to, state }) => from === next.from && to === next.to && state === 'fixed',
    )
    if (!piece) continue
    dispatch({ type: 'leaving', from: piece.from, to: piece.to })
    const sent = await run.sendPiece(piece)
    if (sent.type === 'unknown' && sent.isTimeout) record(shrink(getState()))
    const end =
      sent.type === 'unknown' || sent.type === 'failed' ? await look(run, piece, sent, waitFor) : sent
    const events = toEvents(piece, end, isSeam)
    record(events)
    if (end.type === 'accepted') {
      failures = 0
      continue
    }
    if (events.some(({ type }) => type === 'split')) continue
    const isPassing =
      'wait' in end &&
      (end.type !== 'usedUp' || end.problem.status === 429 || passing.has(end.problem.code ?? null))
    if (isPassing && failures < mostFailures + (end.type === 'notSent' ? Number.POSITIVE_INFINITY : 0)) {
      await waitFor(end.wait)
      if (!signal.aborted) dispatch({ type: 'begun' })
      continue
    }
    await run.save().catch(() => undefined)
    const isHeld = end.type === 'held' || 'wait' in end
    const { from, to } = piece
    return dispatch({ type: 'stopped', held: isHeld ? { from, to, problem: end.problem } : null })
  }
}

/** What has not been cut yet may take less time in smaller pieces. */
function shrink({ plan: { size } }: BatchState): PlanEvent[] {
  return size > smallest ? [{ type: 'shrunk', size: Math.max(smallest, Math.ceil(size / 2)) }] : []
}

/** Asks the ledger what became of a piece whose answer did not come, for as long as it is on its way; what the ledger does not say stays as it was. */
async function look(
  { lending, batchId, customerPartnerId, dispatch, signal }: BatchRun,
  piece: PlannedPiece,
  sent: PieceEnd,
  waitFor: (milliseconds: number | null) => Promise<void>,
): Promise<PieceEnd> {
  for (let looks = 0; looks < mostLooks && !signal.aborted; ) {
    try {
      const options = { signal, ownerId: customerPartnerId }
      const operation = await readOperation(lending, toPieceId(batchId, piece), options)
      if (!operation) return sent
      const end = readLedgerEnd(operation)
      if (end) return end
      looks += 1
      await lending.client.wait(lookPause, signal).catch(() => undefined)
    } catch (error) {
      const isPassing = isLendingError(error) && error.retryable
      if (!isPassing || signal.aborted) return sent
      await waitFor(error.retryAfter)
      if (!signal.aborted) dispatch({ type: 'leaving', from: piece.from, to: piece.to })
    }
  }
  return sent
}
