import type { Amount } from '@onlend/core'
import type { BatchRow } from '@onlend/core/relay'
import type { Ledger } from '../Ledger.ts'
import type { HeldBatch, HeldPiece, HeldRow } from './HeldBatch.ts'

const withoutRows = { accepted: 'awaited', refused: 'refused', held: 'unsent', unknown: 'unknown' } as const

/** Makes the rows of a batch with their outcomes, as far as they have arrived. */
export function describeRows(
  { state: batchState, rows, pieces }: HeldBatch,
  ledger: Pick<Ledger, 'find'>,
): BatchRow[] {
  const pieceOf = new Map<number, HeldPiece>()
  for (const piece of pieces) for (let at = piece.from; at < piece.to; at += 1) pieceOf.set(at, piece)
  const toldOf = new Map(
    pieces.map((piece) => [
      piece,
      piece.state === 'held' ? [] : (ledger.find(piece.operationId)?.rows ?? []),
    ]),
  )
  return rows.map((row, position) => {
    const piece = pieceOf.get(position)
    const told = piece && toldOf.get(piece)?.[position - piece.from]
    const isLeftOut = batchState === 'cancelled' && (piece === undefined || piece.state === 'held')
    const settled = told?.state === 'succeeded' || told?.state === 'failed' ? told.state : null
    return {
      ...{ position, line: row.line, ...readFacts(row) },
      state: settled ?? (isLeftOut ? 'refused' : piece ? withoutRows[piece.state] : 'unsent'),
      message: (settled === null ? piece?.problem.message : told?.message) ?? null,
      reason: isLeftOut ? 'leftOut' : (piece?.reason ?? null),
      operationId: piece && piece.state !== 'held' ? piece.operationId : null,
    }
  })
}

function readFacts(row: HeldRow): { reference: string; amount: Amount } {
  const [reference, amount] =
    'transaction' in row
      ? [row.transaction.transaction_reference, row.transaction.amount_payable]
      : [row.payment.transaction_reference, row.payment.amount]
  // The cast is safe: a number of this size is written as digits with one point.
  return { reference, amount: String(amount) as Amount }
}
