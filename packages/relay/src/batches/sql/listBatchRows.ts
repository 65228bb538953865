import type { BatchRow } from '@onlend/core/relay'
import type { Queryable } from '../../database/Database.ts'
import { ownerValues } from '../../database/ownerValues.ts'
import type { BatchKey, BatchState, Piece } from '../BatchRecord.ts'
import { pieceOutcome } from './pieceOutcome.ts'

/** The outcome of one row. */
type RowOutcome = Pick<BatchRow, 'position' | 'state' | 'message' | 'reason' | 'operationId'>

/** The filter of a list of rows. */
export type RowQuestion = { after: number; limit: number; states: readonly BatchRow['state'][] | null }

const { withLedger, state, hasRows } = pieceOutcome
const ofOwner = 'environment = $1 and owner_kind = $2 and owner_id = $3'

type OutcomeRow = {
  position: number
  state: BatchRow['state'] | 'leaving'
  message: string | null
  reason: Piece['reason']
  operation_id: string | null
  batch_state: BatchState
}

/** Lists the outcome of each row after a position. The ledger's outcome of a row outweighs the piece's state. */
export async function listBatchRows(
  database: Queryable,
  { owner, id }: BatchKey,
  { after, limit, states }: RowQuestion,
): Promise<RowOutcome[]> {
  const rows = await database.query<OutcomeRow>(
    `with batch as (
      select state, received from onlend_batches where ${ofOwner} and id = $4
    ), part as (
      select from_row, to_row, operation_id, state, reason, message from onlend_batch_pieces
      where ${ofOwner} and batch_id = $4 and to_row > $5 + 1
      union all select coalesce((select max(to_row) from onlend_batch_pieces where ${ofOwner} and batch_id = $4), 0), received,
        null, 'fixed', null, null from batch
    ), told as (
      select g.position, p.operation_id, p.reason, batch.state as batch_state,
        case when ${hasRows} and r.state in ('succeeded', 'failed') then r.state else ${state} end as state,
        case when r.state = 'failed' then r.message when o.state in ('rejected', 'unknown') then o.service_message else p.message end as message
      from part p cross join batch cross join lateral generate_series(greatest(p.from_row, $5 + 1), p.to_row - 1) as g (position)
      ${withLedger}
      left join onlend_operation_rows r on r.environment = $1 and r.owner_kind = $2 and r.owner_id = $3
        and r.operation_id = p.operation_id and r.position = g.position - p.from_row
    ), shown as (
      select position, operation_id, message, batch_state,
        case when state = 'leaving' then 'unsent' when state = 'unsent' and batch_state = 'cancelled' then 'refused' else state end as state,
        case when state = 'unsent' and batch_state = 'cancelled' then 'leftOut' else reason end as reason
      from told
    ) select * from shown where $7::text[] is null or state = any ($7) order by position limit $6`,
    [...ownerValues(owner), id, after, limit, states && [...states]],
  )
  return rows.map((row) => ({
    position: row.position,
    // The cast: the statement replaces `leaving` by `unsent`.
    state: row.state as BatchRow['state'],
    message: ['refused', 'failed', 'unknown'].includes(row.state) ? row.message : null,
    reason: row.state === 'refused' ? row.reason : null,
    operationId: row.state === 'unsent' || row.reason !== null ? null : row.operation_id,
  }))
}
