import type { Session } from '@onlend/core'
import type { Batch, BatchPiece, BatchRow } from '@onlend/core/relay'

/** A row of the request, with amounts as numbers. */
export type HeldRow =
  | {
      line: number
      transaction: { transaction_reference: string; amount_payable: number }
      financed: unknown
    }
  | {
      line: number
      payment: { transaction_reference: string; amount: number }
      statementLines: readonly string[]
    }

/** Rows that the double sent together, or left out. */
export type HeldPiece = {
  operationId: string
  from: number
  to: number
  state: 'accepted' | 'refused' | BatchPiece['state']
  problem: Omit<BatchPiece, 'operationId' | 'from' | 'to' | 'state'>
  reason: BatchRow['reason']
}

/** A batch as the double keeps it. */
export type HeldBatch = {
  facts: Omit<Batch, 'state' | 'problem' | 'retryAt' | 'received' | 'counts' | 'troubled'>
  /** The session of the person whose rights the batch uses. */
  session: Session
  state: Batch['state']
  rows: HeldRow[]
  pieces: HeldPiece[]
  /** The earlier operation that a person has seen, by the piece that equals it. */
  confirmed: Map<string, string>
  isRunning: boolean
}
