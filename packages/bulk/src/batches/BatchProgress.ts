import type { LendingError } from '@onlend/core'
import type { Batch, BatchRow } from '@onlend/core/relay'

/** A batch with what became of its rows, as events come, and what a person may do about it. */
export type BatchProgress = {
  batch: Batch
  /** This page still hands rows over to the relay: closed now, the batch does not begin. */
  isHandingOver: boolean
  /** A page of rows in the order of the file, of all states or of one. */
  rows: {
    /** The state that is shown alone; `null` for all. */
    shown: BatchRow['state'] | null
    /** The place of the first row of the page among those that are shown, from 0. */
    start: number
    page: readonly BatchRow[]
    /** How many rows are shown, on all pages. */
    total: number
    isPending: boolean
    show: (state: BatchRow['state'] | null) => void
    turn: (start: number) => void
  }
  /** A decision or a pause is on its way to the relay. */
  isActing: boolean
  /** Why the last of them did not arrive, or why rows could not be handed over. */
  error: LendingError | null
  /** Goes on with a batch that is paused or stopped. */
  send: () => void
  /** Stops after the piece that is on its way. */
  pause: () => void
  /** Sends a held piece although it may be a duplicate, which the person has seen. */
  confirmDuplicate: (operationId: string) => void
  /** Leaves a held piece out and goes on. */
  skip: (operationId: string) => void
  /** Leaves the rows of a held piece out that were credited before, and sends its others. */
  skipCredited: (operationId: string) => void
  /** Puts the batch away, so that a new file can be chosen. Rows that were not sent are left out for good; what was sent stays in the ledger. */
  close: () => void
  /** Writes every row as CSV text whose cells no spreadsheet runs. Headings are given, since words are the widget's. */
  writeReport: (
    headings: Readonly<Record<Exclude<keyof BatchRow, 'reason'>, string>>,
    sayState: (state: BatchRow['state']) => string,
    sayReason: (reason: NonNullable<BatchRow['reason']>) => string,
  ) => Promise<string>
}
