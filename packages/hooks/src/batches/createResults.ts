import type { BatchKind, BatchPiece, BatchRow, OpenBatch } from '@onlend/core/client/batches'
import type { OperationRow } from '@onlend/core/relay'
import type { BatchProgress, BatchRowResult } from './BatchProgress.ts'
import type { ReadRows } from './createRowReadings.ts'

type PieceResults = {
  piece: BatchPiece
  read: readonly OperationRow[] | undefined
  results: readonly BatchRowResult[]
}

/** What became of each row of a batch. */
export type Results = Pick<BatchProgress, 'results' | 'counts'>

/** Joins pieces and what the ledger says of their rows; what has not changed since the last time is not made again. */
export function createResults<Kind extends BatchKind>(
  batch: OpenBatch<Kind>,
): (pieces: readonly BatchPiece[], rows: ReadRows) => Results {
  let known = new Map<string, PieceResults>()
  return (pieces, rows) => {
    const next = new Map<string, PieceResults>()
    for (const piece of pieces) {
      const read = rows.get(piece.operationId)
      const before = known.get(piece.operationId)
      const isSame =
        before?.read === read &&
        before?.piece.state === piece.state &&
        before.piece.problem === piece.problem &&
        before.piece.isLeftOut === piece.isLeftOut &&
        before.piece.to === piece.to
      next.set(
        piece.operationId,
        isSame
          ? before
          : { piece, read, results: toResults(piece, batch.rows.slice(piece.from, piece.to), read) },
      )
    }
    known = next
    const results = [...next.values()].flatMap((one) => one.results)
    const counts = { unsent: 0, refused: 0, awaited: 0, succeeded: 0, failed: 0, unknown: 0 }
    for (const { state } of results) counts[state] += 1
    return { results, counts }
  }
}

const withoutRows: Readonly<Record<BatchPiece['state'], BatchRowResult['state']>> = {
  unsent: 'unsent',
  // It may not have arrived yet: what is counted as sent stays sent.
  sending: 'unsent',
  accepted: 'awaited',
  refused: 'refused',
  unknown: 'unknown',
}

function toResults(
  { operationId, from, state, problem, isLeftOut = false }: BatchPiece,
  rows: readonly BatchRow[],
  read: readonly OperationRow[] | undefined,
): BatchRowResult[] {
  // By place and not by reference: a file may hold a reference twice.
  const byPosition = new Map(read?.map((row) => [row.position, row]))
  return rows.map((row, at) => {
    const { reference, amount } = readFacts(row)
    const told = byPosition.get(at)
    // A row of another reference is not this row, whatever its place.
    const own = told?.reference === reference ? told : undefined
    const isSettled = own !== undefined && own.state !== 'awaited'
    return {
      position: from + at,
      line: row.line,
      ...{ reference, amount },
      state: isSettled ? own.state : withoutRows[state],
      message: (isSettled ? own.message : problem?.message) ?? null,
      reason: state === 'refused' ? findReason(from + at, problem, isLeftOut) : null,
      operationId: state === 'unsent' ? null : operationId,
    }
  })
}

function findReason(
  position: number,
  problem: BatchPiece['problem'],
  isLeftOut: boolean,
): BatchRowResult['reason'] {
  if (problem?.creditedRows.includes(position)) return 'credited'
  // Of a piece that is still halved, no row is refused.
  if (problem?.status === 413 || problem?.code === 'body_too_large') return 'tooLarge'
  return isLeftOut ? 'leftOut' : null
}

function readFacts(row: BatchRow): Pick<BatchRowResult, 'reference' | 'amount'> {
  return 'transaction' in row
    ? { reference: row.transaction.transaction_reference, amount: row.transaction.amount_payable }
    : { reference: row.payment.transaction_reference, amount: row.payment.amount }
}
