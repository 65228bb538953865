import type { Batch, BatchRow } from '@onlend/core/relay'
import type { Owner } from '../database/Owner.ts'
import type { BatchKey, BatchRecord, Grant, Piece } from './BatchRecord.ts'
import type { BatchEvent, BatchPlan } from './reduceBatch.ts'

/** Rows that follow each other: a list as JSON text. */
export type RowPage = { from: number; to: number; rows: string }

/** The limits of the batches that one partner keeps at the relay. */
export type BatchAllowance = {
  /** The most rows of all batches that are not sent yet. */
  maxRows: number
  /** The most bytes of the rows of all kept batches. */
  maxBytes: number
}

/** The counts of the rows by outcome, and the pieces that a person should check. */
export type BatchOutcome = { counts: Batch['counts']; troubled: (Piece & { state: 'held' | 'unknown' })[] }

/** The outcome of one row. */
export type RowOutcome = Pick<BatchRow, 'position' | 'state' | 'message' | 'reason' | 'operationId'>

/** The filter of a list of rows. */
export type RowQuestion = { after: number; limit: number; states: readonly BatchRow['state'][] | null }

type ApplyOptions = {
  /** The instance that sends the batch: the event has no effect where another instance has taken it. `null` for a person. */
  holder: string | null
  /** The new end of the holder's lease. */
  leaseUntil?: number
  /** Appends a change event. A change of the state always appends one. */
  isAnnounced: boolean
  now: number
  /** Replaces the person with whose rights the relay sends the batch. */
  grant?: Grant
}

/** The store of batches. */
export type BatchStore = {
  /** Begins a batch. Returns the existing batch for a known id, and `full` over the partner's limits. */
  createBatch(
    batch: BatchRecord,
    allowance: BatchAllowance & { maxBatches: number },
  ): Promise<'created' | 'full' | BatchRecord>
  /** Every batch under an id, of all owners: the caller checks the rights. */
  findBatches(environment: Owner['environment'], id: string): Promise<BatchRecord[]>
  /** Lists batches without the cancelled ones, newest first. */
  listBatches(owner: Owner, kinds: readonly string[], limit: number): Promise<BatchRecord[]>
  /** The outcomes of these batches of one owner, in the order of the ids. */
  readOutcomes(owner: Owner, ids: readonly string[]): Promise<BatchOutcome[]>
  /** Adds pages after the received rows, and starts the batch after its last page; `moved` where the pages do not follow. */
  appendRows(
    key: BatchKey,
    rows: { pages: readonly RowPage[]; bytes: number; maxBytes: number; now: number },
  ): Promise<'added' | 'moved' | 'full'>
  /** The pages that contain rows of a range. */
  readPages(key: BatchKey, range: { from: number; to: number }): Promise<RowPage[]>
  listBatchRows(key: BatchKey, question: RowQuestion): Promise<RowOutcome[]>
  /** Applies an event to a batch; `null` where there is none, or another instance holds it. */
  applyBatchEvent(key: BatchKey, event: BatchEvent, options: ApplyOptions): Promise<BatchPlan | null>
  /** Takes a due batch for one instance; `null` where none is due. */
  takeBatch(
    environment: Owner['environment'],
    lease: { holder: string; leaseUntil: number; now: number },
  ): Promise<BatchRecord | null>
  /** Ends the holder's lease of a batch. */
  releaseBatch(key: BatchKey, holder: string): Promise<void>
  /** The moment at which the next batch is due: after its wait, or after the lease of a dead sender; `null` where there is none. */
  nextBatchAt(environment: Owner['environment']): Promise<number | null>
  /** Pieces that the relay may have sent and whose outcome the batch does not know. */
  listDoubtfulPieces(key: BatchKey): Promise<Piece[]>
  /** Deletes batches that are not being sent and have not changed since a moment. */
  expireBatches(environment: Owner['environment'], changedBefore: number): Promise<number>
}
