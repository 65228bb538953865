import type { LendingError } from '@onlend/core'
import type { Batch, BatchRow } from '@onlend/core/relay'

/** A batch with the outcomes of its rows, updated by events, and the actions of a person. */
export type BatchProgress = {
  batch: Batch
  /** This page still hands rows over to the relay: the batch does not begin if the page closes now. */
  isHandingOver: boolean
  /** A page of rows in the order of the file, of all states or of one. */
  rows: {
    /** The only shown state; `null` for all. */
    shown: BatchRow['state'] | null
    /** The place of the page's first row among the shown rows, from 0. */
    start: number
    page: readonly BatchRow[]
    /** The number of shown rows, on all pages. */
    total: number
    isPending: boolean
    show: (state: BatchRow['state'] | null) => void
    turn: (start: number) => void
  }
  /** Whether a request for a decision or a pause is running. */
  isActing: boolean
  /** The error of the last such request, or of the handover of rows. */
  error: LendingError | null
  /** Resumes a batch that is paused or stopped. */
  send: () => void
  /** Pauses the batch after the current piece. */
  pause: () => void
  /** Sends a held piece although it is a possible duplicate, which the person has seen. */
  confirmDuplicate: (operationId: string) => void
  /** Leaves a held piece out and resumes. */
  skip: (operationId: string) => void
  /** Leaves out the rows of a held piece that were credited before, and sends the others. */
  skipCredited: (operationId: string) => void
  /** Closes the batch, so that the person can choose a new file. Unsent rows are left out for good; sent rows stay in the ledger. */
  close: () => void
  /** Writes every row as CSV text whose cells no spreadsheet runs. The widget passes the headings. */
  writeReport: (
    headings: Readonly<Record<Exclude<keyof BatchRow, 'reason'>, string>>,
    formatState: (state: BatchRow['state']) => string,
    describeReason: (reason: NonNullable<BatchRow['reason']>) => string,
  ) => Promise<string>
}
