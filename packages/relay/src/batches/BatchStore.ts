import type { Batch, BatchRow } from '@onlend/core/relay'
import type { Owner } from '../database/Owner.ts'
import type { BatchKey, BatchRecord, Grant, Piece } from './BatchRecord.ts'
import type { BatchEvent, BatchPlan } from './reduceBatch.ts'

/** Rows that stand together: a list as JSON text. */
export type RowPage = { from: number; to: number; rows: string }

/** What a partner may keep at the relay. */
export type BatchAllowance = {
  /** Rows of all batches that are not sent yet. */
  maxRows: number
  /** Bytes of the rows of all batches that are kept. */
  maxBytes: number
}

/** What became of the rows, and the pieces that a person should look at. */
export type BatchOutcome = { counts: Batch['counts']; troubled: (Piece & { state: 'held' | 'unknown' })[] }

/** What became of one row. */
export type RowOutcome = Pick<BatchRow, 'position' | 'state' | 'message' | 'reason' | 'operationId'>

/** Which rows are asked for. */
export type RowQuestion = { after: number; limit: number; states: readonly BatchRow['state'][] | null }

type ApplyOptions = {
  /** The instance that sends the batch: nothing happens where another one has taken it. `null` for a person. */
  holder: string | null
  /** Until when the batch is the holder's, from here on. */
  leaseUntil?: number
  /** Tells the readers of the owner's changes. A change of the state is always told. */
  isTold: boolean
  now: number
  /** Replaces the person with whose rights it goes out. */
  grant?: Grant
}

/** The part of the relay's memory that knows batches. */
export type BatchStore = {
  /** Begins a batch; the one that is there where its id is known, and `full` where it is more than the partner may keep. */
  createBatch(
    batch: BatchRecord,
    allowance: BatchAllowance & { maxBatches: number },
  ): Promise<'created' | 'full' | BatchRecord>
  /** Every batch under an id, whosever it is: who may hear of one is decided afterwards. */
  findBatches(environment: Owner['environment'], id: string): Promise<BatchRecord[]>
  /** The newest first, without those that were cancelled. */
  listBatches(owner: Owner, kinds: readonly string[], limit: number): Promise<BatchRecord[]>
  /** What became of each of these batches of one owner, in their order. */
  readOutcomes(owner: Owner, ids: readonly string[]): Promise<BatchOutcome[]>
  /** Adds pages that follow on what is there, and lets the batch begin where they are its last ones; `moved` where they do not follow. */
  appendRows(
    key: BatchKey,
    rows: { pages: readonly RowPage[]; bytes: number; maxBytes: number; now: number },
  ): Promise<'added' | 'moved' | 'full'>
  /** The pages in which rows of a range stand. */
  readPages(key: BatchKey, range: { from: number; to: number }): Promise<RowPage[]>
  listBatchRows(key: BatchKey, question: RowQuestion): Promise<RowOutcome[]>
  /** Lets something happen to a batch; `null` where there is none, or it is another holder's. */
  applyBatchEvent(key: BatchKey, event: BatchEvent, options: ApplyOptions): Promise<BatchPlan | null>
  /** Takes a batch that is due for one instance; `null` where none is. */
  takeBatch(
    environment: Owner['environment'],
    lease: { holder: string; leaseUntil: number; now: number },
  ): Promise<BatchRecord | null>
  /** Lets another instance have a batch. */
  releaseBatch(key: BatchKey, holder: string): Promise<void>
  /** The moment at which the next batch that waits, or whose sender is dead, is due; `null` where there is none. */
  nextBatchAt(environment: Owner['environment']): Promise<number | null>
  /** Pieces that may have been sent without the batch knowing what came of it. */
  listDoubtfulPieces(key: BatchKey): Promise<Piece[]>
  /** Deletes batches that are at rest and have not changed since a moment. */
  expireBatches(environment: Owner['environment'], changedBefore: number): Promise<number>
}
