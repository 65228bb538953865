import type { ReconcileRepaymentsInput } from '../../endpoints/reconcileRepayments.ts'
import type { RegisterTransactionsInput } from '../../endpoints/registerTransactions.ts'
import { reconcileRepaymentsOperation } from '../../operations/reconcileRepayments.ts'
import { registerTransactionsOperation } from '../../operations/registerTransactions.ts'
import type { LendingEngine } from '../LendingEngine.ts'
import { sendOperation } from '../operations/sendOperation.ts'
import type { Batch, BatchKind, BatchProblem, BatchRow } from './Batch.ts'
import type { PieceEnd } from './PieceEnd.ts'
import { toPieceEnd } from './toPieceEnd.ts'

type SendPieceParameters = {
  kind: BatchKind
  ownerId: string
  shared: Batch['shared']
  /** Those of the piece, and the place of the first. */
  rows: readonly BatchRow[]
  from: number
  operationId: string
  /** The earlier operation that the person has seen. */
  confirmDuplicate: string | undefined
}

/** Characters in which the relay is told the statement's lines of a piece, at most. */
const longestHeader = 8_000

/** As the relay would refuse a body that is too large, which goes for halves as well. */
const headerTooLong: BatchProblem = {
  ...{ category: 'validation', message: null, status: null, code: 'body_too_large' },
  ...{ duplicate: null, creditedRows: [] },
}

/** Sends one piece, once, under its id. */
export async function sendPiece(
  lending: LendingEngine,
  { kind, ownerId, shared, rows, from, operationId, confirmDuplicate }: SendPieceParameters,
): Promise<PieceEnd> {
  const options = { ownerId, operationId, confirmDuplicate }
  try {
    // The casts follow the kind: the rows are what `startBatch` took for it.
    if (kind === 'registerTransactions') {
      const body = toTransactions(shared, rows as readonly BatchRow<'registerTransactions'>[])
      await sendOperation(lending, { operation: registerTransactionsOperation, body, ...options })
    } else {
      const payments = rows as readonly BatchRow<'reconcileRepayments'>[]
      const body: ReconcileRepaymentsInput = { payments: payments.map(({ payment }) => payment) }
      const hasLines = payments.some(({ statementLines }) => statementLines.length > 0)
      const statementLines = hasLines ? payments.map((row) => row.statementLines) : undefined
      if (statementLines && measureHeader(statementLines) > longestHeader)
        return { type: 'tooLarge', problem: headerTooLong }
      const all = { ...options, operation: reconcileRepaymentsOperation, body, statementLines }
      await sendOperation(lending, all)
    }
    return { type: 'accepted' }
  } catch (error) {
    return toPieceEnd(error, from)
  }
}

function toTransactions(
  shared: Batch['shared'],
  rows: readonly BatchRow<'registerTransactions'>[],
): RegisterTransactionsInput {
  return {
    sector: shared?.sector ?? 'Lender',
    transactions: rows.map(({ transaction }) => transaction),
    financed_transactions: rows.flatMap(({ financed }) => (financed ? [financed] : [])),
  }
}

function measureHeader(statementLines: readonly (readonly string[])[]): number {
  return statementLines.reduce((length, lines) => length + Math.max(1, lines.join('+').length) + 1, -1)
}
