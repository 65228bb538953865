import { appendChangeEvent } from '../../changes/sql/appendChangeEvent.ts'
import type { Database, Queryable } from '../../database/Database.ts'
import { ownerValues } from '../../database/ownerValues.ts'
import { storableJson } from '../../database/storableValues.ts'
import type { Owner } from '../../database/Owner.ts'
import { lockOwner } from '../../ledger/sql/index.ts'
import type { BatchKey, BatchRecord, RowPage } from '../BatchRecord.ts'
import type { BatchAllowance } from '../readBatchOptions.ts'
import type { BatchEvent } from '../reduceBatch.ts'
import { type ApplyOptions, applyBatchEvent } from './applyBatchEvent.ts'
import { type BatchRowRecord, readBatch } from './readBatch.ts'
import { type PieceRow, readPiece } from './readPiece.ts'
import { listBatchRows, type RowQuestion } from './listBatchRows.ts'
import { readOutcomes } from './readOutcomes.ts'

/** The store of batches. */
export type BatchStore = ReturnType<typeof batchStore>

type Allowance = BatchAllowance & { maxBatches: number }
type NewRows = { pages: readonly RowPage[]; bytes: number; maxBytes: number; now: number }
type Lease = { holder: string; leaseUntil: number; now: number }

const ofOwner = 'environment = $1 and owner_kind = $2 and owner_id = $3'
const ofBatch = `${ofOwner} and batch_id = $4`

/** Makes the store of batches on SQL. */
export function batchStore(database: Database) {
  return {
    /** Begins a batch. Returns the existing batch for a known id, and `full` over the partner's limits. */
    createBatch: (batch: BatchRecord, allowance: Allowance) =>
      database.transaction((transaction) => createBatch(transaction, batch, allowance)),
    /** Every batch under an id, of all owners: the caller checks the rights. */
    async findBatches(environment: Owner['environment'], id: string) {
      const rows = await database.query<BatchRowRecord>(
        'select * from onlend_batches where environment = $1 and id = $2 order by created_at limit 20',
        [environment, id],
      )
      return rows.map(readBatch)
    },
    /** Lists batches without the cancelled ones, newest first. */
    async listBatches(owner: Owner, kinds: readonly string[], limit: number) {
      const rows = await database.query<BatchRowRecord>(
        `select * from onlend_batches where ${ofOwner} and kind = any ($4::text[]) and state <> 'cancelled'
        order by created_at desc, id limit $5`,
        [...ownerValues(owner), [...kinds], limit],
      )
      return rows.map(readBatch)
    },
    /** The outcomes of these batches of one owner, in the order of the ids. */
    readOutcomes: (owner: Owner, ids: readonly string[]) => readOutcomes(database, owner, ids),
    /** Adds pages after the received rows, and starts the batch after its last page; `moved` where the pages do not follow. */
    appendRows: (key: BatchKey, rows: NewRows) =>
      database.transaction((transaction) => appendRows(transaction, key, rows), { bulk: true }),
    /** The pages that contain rows of a range. */
    async readPages({ owner, id }: BatchKey, { from, to }: Pick<RowPage, 'from' | 'to'>): Promise<RowPage[]> {
      const rows = await database.query<{ from_row: number; to_row: number; content: string }>(
        `select from_row, to_row, content from onlend_batch_rows where ${ofBatch} and from_row < $6 and to_row > $5 order by from_row`,
        [...ownerValues(owner), id, from, to],
      )
      return rows.map((row) => ({ from: row.from_row, to: row.to_row, rows: row.content }))
    },
    listBatchRows: (key: BatchKey, question: RowQuestion) => listBatchRows(database, key, question),
    /** Applies an event to a batch; `null` where there is none, or another instance holds it. */
    applyBatchEvent: (key: BatchKey, event: BatchEvent, options: ApplyOptions) =>
      database.transaction((transaction) => applyBatchEvent(transaction, { key, event, options })),
    /** Takes a due batch for one instance; `null` where none is due. */
    async takeBatch(environment: Owner['environment'], { holder, leaseUntil, now }: Lease) {
      const [row] = await database.query<BatchRowRecord>(
        `update onlend_batches set lease_holder = $2, lease_until = $3, state = 'sending', retry_at = null
        where (environment, owner_kind, owner_id, id) = (
          select environment, owner_kind, owner_id, id from onlend_batches
          where environment = $1 and state in ('sending', 'waiting') and coalesce(retry_at, 0) <= $4 and lease_until < $4
          order by lease_until, updated_at limit 1 for update skip locked)
        returning *`,
        [environment, holder, leaseUntil, now],
      )
      return row ? readBatch(row) : null
    },
    /** Ends the holder's lease of a batch. */
    async releaseBatch({ owner, id }: BatchKey, holder: string) {
      await database.query(
        `update onlend_batches set lease_holder = null, lease_until = 0 where ${ofOwner} and id = $4 and lease_holder = $5`,
        [...ownerValues(owner), id, holder],
      )
    },
    /** The moment at which the next batch is due: after its wait, or after the lease of a dead sender; `null` where there is none. */
    async nextBatchAt(environment: Owner['environment']) {
      const [row] = await database.query<{ at: number | string | null }>(
        `select min(greatest(coalesce(retry_at, 0), lease_until)) as at from onlend_batches
        where environment = $1 and state in ('sending', 'waiting')`,
        [environment],
      )
      return row?.at == null ? null : Number(row.at)
    },
    /** Pieces that the relay may have sent and whose outcome the batch does not know. */
    async listDoubtfulPieces({ owner, id }: BatchKey) {
      const rows = await database.query<PieceRow>(
        `select * from onlend_batch_pieces where ${ofBatch} and state in ('fixed', 'unknown') order by from_row`,
        [...ownerValues(owner), id],
      )
      return rows.map(readPiece)
    },
    /** Deletes batches that are not being sent and have not changed since a moment. */
    async expireBatches(environment: Owner['environment'], changedBefore: number) {
      const gone = await database.query(
        `with due as (
          select environment, owner_kind, owner_id, id from onlend_batches
          where environment = $1 and updated_at < $2 and state not in ('sending', 'waiting') order by updated_at limit 20 for update skip locked
        ) delete from onlend_batches where (environment, owner_kind, owner_id, id) in (select * from due) returning 1 as one`,
        [environment, changedBefore],
      )
      return gone.length
    },
  }
}

async function createBatch(
  transaction: Queryable,
  batch: BatchRecord,
  { maxRows, maxBytes, maxBatches }: Allowance,
): Promise<'created' | 'full' | BatchRecord> {
  const { owner, id } = batch
  await lockOwner(transaction, owner)
  const [known] = await transaction.query<BatchRowRecord>(
    `select * from onlend_batches where ${ofOwner} and id = $4`,
    [...ownerValues(owner), id],
  )
  if (known) return readBatch(known)
  const [kept] = await transaction.query<{ rows: string | number; bytes: string | number; open: number }>(
    `select coalesce(sum(total) filter (where state not in ('sent', 'cancelled')), 0) as rows, coalesce(sum(bytes), 0) as bytes,
      count(*) filter (where state not in ('sent', 'cancelled'))::int as open
    from onlend_batches where ${ofOwner}`,
    ownerValues(owner),
  )
  const isFull =
    Number(kept?.rows) + batch.total > maxRows ||
    Number(kept?.bytes) >= maxBytes ||
    Number(kept?.open) >= maxBatches
  if (isFull) return 'full'
  await transaction.query(
    `insert into onlend_batches (environment, owner_kind, owner_id, id, kind, actor, actor_name, principal, granted_at, file_name, file_digest,
      sector, total, state, piece_size, created_at, updated_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $16)`,
    [
      ...ownerValues(owner),
      ...[id, batch.kind, batch.actor, batch.actorName, batch.grant.principal, batch.grant.at],
      ...[
        batch.fileName,
        batch.fileDigest,
        batch.sector,
        batch.total,
        batch.state,
        batch.size,
        batch.createdAt,
      ],
    ],
  )
  const change = { operationId: id, topic: 'batches', kind: batch.kind, now: batch.createdAt } as const
  await appendChangeEvent(transaction, owner, change)
  return 'created'
}

async function appendRows(
  transaction: Queryable,
  key: BatchKey,
  { pages, bytes, maxBytes, now }: NewRows,
): Promise<'added' | 'moved' | 'full'> {
  const { owner, id } = key
  await lockOwner(transaction, owner)
  const [batch] = await transaction.query<Pick<BatchRowRecord, 'received' | 'state'>>(
    `select received, state from onlend_batches where ${ofOwner} and id = $4 for update`,
    [...ownerValues(owner), id],
  )
  const to = pages.at(-1)?.to
  if (!batch || to === undefined || batch.state !== 'receiving' || batch.received !== pages[0]?.from)
    return 'moved'
  const [kept] = await transaction.query<{ bytes: string | number }>(
    `select coalesce(sum(bytes), 0) as bytes from onlend_batches where ${ofOwner}`,
    ownerValues(owner),
  )
  if (Number(kept?.bytes) + bytes > maxBytes) return 'full'
  await transaction.query(
    `insert into onlend_batch_rows (environment, owner_kind, owner_id, batch_id, from_row, to_row, content)
    select $1, $2, $3, $4, given."from", given."to", given.rows from jsonb_to_recordset($5::jsonb) as given ("from" int, "to" int, rows text)`,
    [...ownerValues(owner), id, storableJson(pages)],
  )
  await transaction.query(`update onlend_batches set bytes = bytes + $5 where ${ofOwner} and id = $4`, [
    ...ownerValues(owner),
    id,
    bytes,
  ])
  const options = { holder: null, isAnnounced: false, now }
  await applyBatchEvent(transaction, { key, event: { type: 'received', received: to }, options })
  return 'added'
}
