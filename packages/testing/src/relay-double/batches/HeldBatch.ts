import type { Session } from '@onlend/core'
import type { Batch, BatchPiece, BatchRow } from '@onlend/core/relay'

/** A row as it travels, with amounts as numbers. */
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

/** Rows that went out together, or were left out. */
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
  /** The person with whose rights it goes out. */
  session: Session
  state: Batch['state']
  rows: HeldRow[]
  pieces: HeldPiece[]
  /** The earlier operation that a person has seen, by the piece that equals it. */
  confirmed: Map<string, string>
  isRunning: boolean
}
