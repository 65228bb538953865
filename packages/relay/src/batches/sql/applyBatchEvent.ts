import { appendChangeEvent } from '../../changes/sql/appendChangeEvent.ts'
import type { Queryable } from '../../database/Database.ts'
import { ownerValues } from '../../database/ownerValues.ts'
import { storableJson } from '../../database/storableValues.ts'
import { lockOwner } from '../../ledger/sql/index.ts'
import type { BatchKey, Grant, Piece } from '../BatchRecord.ts'
import { toPieceId } from '../toPieceId.ts'
import { type BatchEvent, type BatchPlan, reduceBatch } from '../reduceBatch.ts'
import { type BatchRowRecord, readBatch } from './readBatch.ts'
import { type PieceRow, readPiece } from './readPiece.ts'

/** The options of an event for a batch. */
export type ApplyOptions = {
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

type ApplyParameters = { key: BatchKey; event: BatchEvent; options: ApplyOptions }

const ofOwner = 'environment = $1 and owner_kind = $2 and owner_id = $3'

/** Applies an event to a batch in one short transaction, which locks the batch between the read and the write. */
export async function applyBatchEvent(
  transaction: Queryable,
  { key, event, options }: ApplyParameters,
): Promise<BatchPlan | null> {
  const { owner, id } = key
  const { holder, leaseUntil, isAnnounced, now, grant } = options
  const own = [...ownerValues(owner), id]
  await lockOwner(transaction, owner)
  const [row] = await transaction.query<BatchRowRecord>(
    `select * from onlend_batches where ${ofOwner} and id = $4 for update`,
    own,
  )
  if (!row || (holder !== null && row.lease_holder !== holder)) return null
  const plan = await readPlan(transaction, key, { row, event })
  const next = reduceBatch(plan, event)
  if (next.pieces !== plan.pieces)
    await writePieces(transaction, key, { before: plan.pieces, after: next.pieces })
  if (next === plan && leaseUntil === undefined && !grant) return plan
  await transaction.query(
    `update onlend_batches set state = $5, problem = $6, retry_at = $7, received = $8, piece_size = $9, failures = $10, losses = $11,
      lease_until = coalesce($12, lease_until), updated_at = $13, principal = coalesce($14, principal), granted_at = coalesce($15, granted_at)
    where ${ofOwner} and id = $4`,
    [
      ...own,
      ...[next.state, next.problem, next.retryAt, next.received, next.size, next.failures, next.losses],
      ...[leaseUntil ?? null, now, grant?.principal ?? null, grant?.at ?? null],
    ],
  )
  if (isAnnounced || next.state !== plan.state)
    await appendChangeEvent(transaction, owner, { operationId: id, topic: 'batches', kind: row.kind, now })
  return next
}

type ReadPlanOptions = { row: BatchRowRecord; event: BatchEvent }

/** Reads the plan with the pieces that can still change: the fixed and held ones, and the piece of an `ended` event. */
async function readPlan(
  transaction: Queryable,
  { owner, id }: BatchKey,
  { row, event }: ReadPlanOptions,
): Promise<BatchPlan> {
  const batch = readBatch(row)
  const pieces = await transaction.query<PieceRow & { cut_to: number }>(
    `select p.*, last.cut_to from (
      select coalesce(max(to_row), 0) as cut_to from onlend_batch_pieces where ${ofOwner} and batch_id = $4
    ) last left join onlend_batch_pieces p on ${ofOwner} and batch_id = $4 and (state in ('fixed', 'held') or from_row = $5)
    order by from_row`,
    [...ownerValues(owner), id, event.type === 'ended' ? event.piece.from : -1],
  )
  const { state, problem, retryAt, received, size, failures, losses, total } = batch
  return {
    ...{ state, problem, retryAt, received, size, failures, losses, total },
    cutTo: pieces[0]?.cut_to ?? 0,
    pieces: pieces.flatMap((piece) => (piece.from_row === null ? [] : [readPiece(piece)])),
  }
}

type PieceChange = { before: readonly Piece[]; after: readonly Piece[] }

async function writePieces(
  transaction: Queryable,
  { owner, id }: BatchKey,
  { before, after }: PieceChange,
): Promise<void> {
  const gone = before.filter((piece) => !after.includes(piece))
  const made = after.filter((piece) => !before.includes(piece))
  if (gone.length > 0)
    await transaction.query(
      `delete from onlend_batch_pieces where ${ofOwner} and batch_id = $4 and from_row = any ($5::int[])`,
      [...ownerValues(owner), id, gone.map(({ from }) => from)],
    )
  if (made.length === 0) return
  const rows = made.map((piece) => {
    const { from, to, attempt, state, reason, problem, confirmed } = piece
    return {
      ...{
        from_row: from,
        to_row: to,
        attempt,
        operation_id: toPieceId(id, piece),
        state,
        reason,
        confirmed,
      },
      ...(problem && {
        ...{ code: problem.code, message: problem.message, status: problem.status },
        ...{ duplicate: problem.duplicate, credited_rows: problem.creditedRows },
      }),
    }
  })
  await transaction.query(
    `insert into onlend_batch_pieces (environment, owner_kind, owner_id, batch_id, from_row, to_row, attempt, operation_id, state, reason,
      code, message, status, duplicate, confirmed, credited_rows)
    select $1, $2, $3, $4, from_row, to_row, attempt, operation_id, state, reason, code, message, status, duplicate, confirmed, credited_rows
    from jsonb_to_recordset($5::jsonb) as given (from_row int, to_row int, attempt int, operation_id text, state text, reason text,
      code text, message text, status int, duplicate text, confirmed text, credited_rows int[])`,
    [...ownerValues(owner), id, storableJson(rows)],
  )
}
