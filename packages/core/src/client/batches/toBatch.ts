import type { Batch, BatchKind, BatchPiece } from './Batch.ts'
import type { PlannedState } from './BatchPlan.ts'
import type { BatchState } from './batchReducer.ts'
import type { BatchFacts } from './createBatchStore.ts'
import { cutRows } from './cutRows.ts'
import { findNextPiece } from './findNextPiece.ts'
import type { IsSeam } from './findSeams.ts'
import { toPieceId } from './toPieceId.ts'

const shown: Readonly<Record<PlannedState, BatchPiece['state']>> = {
  fixed: 'unsent',
  waitsForApproval: 'sending',
  accepted: 'accepted',
  refused: 'refused',
  leftOut: 'refused',
  unknown: 'unknown',
}

/** A batch as it is shown. */
export function toBatch<Kind extends BatchKind>(
  kind: Kind,
  facts: BatchFacts,
  state: BatchState,
  isSeam: IsSeam,
): Batch<Kind> {
  const { id, fileName, fileDigest, createdAt, shared, total } = facts
  return {
    ...{ id, kind, fileName, fileDigest, createdAt, total },
    // The cast states what `startBatch` takes.
    shared: shared as Batch<Kind>['shared'],
    pieces: toPieces(id, state, isSeam),
    state: toState(state, isSeam),
  }
}

function toState({ plan, phase, leaving }: BatchState, isSeam: IsSeam): Batch['state'] {
  const next = findNextPiece(plan, isSeam)
  if (next === null && leaving === null && phase !== 'stopped') return 'sent'
  if (phase === 'elsewhere') return 'sending'
  return phase === 'paused' && next?.isBlocked === true ? 'stopped' : phase
}

function toPieces(id: string, { plan, leaving, held, phase }: BatchState, isSeam: IsSeam): BatchPiece[] {
  const next = findNextPiece(plan, isSeam)
  const pieces = plan.pieces.map((piece): BatchPiece => {
    const { from, to, state, problem } = piece
    const isLeaving = state === 'fixed' && leaving?.from === from && leaving.to === to
    const isElsewhere = state === 'fixed' && phase === 'elsewhere' && next?.from === from
    return {
      operationId: toPieceId(id, piece),
      ...{ from, to },
      state: isLeaving || isElsewhere ? 'sending' : shown[state],
      problem: held?.from === from && held.to === to ? held.problem : problem,
      ...(state === 'leftOut' && { isLeftOut: true }),
    }
  })
  let from = plan.pieces.at(-1)?.to ?? 0
  while (from < plan.total) {
    const to = cutRows(plan, from, isSeam)
    const problem = held?.from === from && held.to === to ? held.problem : null
    pieces.push({ operationId: toPieceId(id, { from, to, attempt: 0 }), from, to, state: 'unsent', problem })
    from = to
  }
  return pieces
}
