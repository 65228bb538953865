import type { Amount } from '@onlend/core'
import type { Batch, BatchKind, BatchPiece } from '@onlend/core/client/batches'

/** What became of one row. `refused` and `failed` may be corrected and sent again; `unknown` may not. */
export type BatchRowResult = {
  /** Its place in the batch, and its line in the file. */
  position: number
  line: number
  reference: string
  amount: Amount
  state: 'unsent' | 'refused' | 'awaited' | 'succeeded' | 'failed' | 'unknown'
  /** The service's words. */
  message: string | null
  /** Why it did not go out, where it was not the service that refused it: its money was credited before, it is too large, or a person left it out. */
  reason: 'credited' | 'tooLarge' | 'leftOut' | null
  operationId: string | null
}

/** A batch with what became of each row, as events come. */
export type BatchProgress<Kind extends BatchKind = BatchKind> = {
  batch: Batch<Kind>
  counts: Readonly<Record<BatchRowResult['state'], number>>
  /** Every row, in order. */
  results: readonly BatchRowResult[]
  /** Pieces that need a decision. */
  troubled: readonly BatchPiece[]
  send: () => void
  pause: () => void
  confirmDuplicate: (operationId: string) => void
  skip: (operationId: string) => void
  /** Forgets the batch, so that a new file can be chosen. What was sent stays in the ledger. */
  close: () => void
  /** The report of every row, as CSV text whose cells no spreadsheet runs. Headings are given, since words are the widget's. */
  writeReport: (
    headings: Readonly<Record<Exclude<keyof BatchRowResult, 'reason'>, string>>,
    sayState: (state: BatchRowResult['state']) => string,
    sayReason?: (reason: NonNullable<BatchRowResult['reason']>) => string,
  ) => string
}
