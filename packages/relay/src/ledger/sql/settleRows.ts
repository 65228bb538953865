import type { Owner } from '../../database/Owner.ts'
import type { Queryable } from '../../database/Database.ts'
import { appendChangeEvent } from '../../changes/sql/appendChangeEvent.ts'
import type { EventRow } from './EventRow.ts'
import { ownerValues } from '../../database/ownerValues.ts'
import type { SetRowRecord } from './settleRow.ts'
import { storableJson } from '../../database/storableValues.ts'

/** A row that awaits its outcome, and the event with the outcome. */
export type SettledRow = { row: Pick<SetRowRecord, 'operation_id' | 'position'>; event: EventRow }

type SettleOptions = { settled: readonly SettledRow[]; matched: 'reference' | 'assigned'; now: number }

/**
 * Settles awaited rows of sets, each row once, by few statements for any number of rows. A set is final when its last row is: `succeeded` when every row
 * succeeded, `failed` when any row failed. An event about one row also proves that the service accepted the set. A row that conflicts with an earlier
 * event about the whole set flags the operation and does not change its state. The caller holds the owner's lock.
 */
export async function settleRows(
  transaction: Queryable,
  owner: Owner,
  { settled, matched, now }: SettleOptions,
): Promise<void> {
  if (settled.length === 0) return
  const rows = settled.map(({ row, event }) => ({
    operation_id: row.operation_id,
    position: row.position,
    outcome: event.outcome,
    service_reference: event.service_reference ?? event.reference,
    message: event.message,
  }))
  await transaction.query(
    `update onlend_operation_rows r
    set state = given.outcome, service_reference = given.service_reference, message = given.message, settled_at = $4
    from jsonb_to_recordset($5::jsonb) as given (operation_id text, position int, outcome text, service_reference text, message text)
    where r.environment = $1 and r.owner_kind = $2 and r.owner_id = $3 and r.operation_id = given.operation_id and r.position = given.position`,
    [...ownerValues(owner), now, storableJson(rows)],
  )
  const counts = countOutcomes(settled)
  await transaction.query(
    `update onlend_operations o set
      rows_succeeded = o.rows_succeeded + given.succeeded, rows_failed = o.rows_failed + given.failed, updated_at = $4,
      service_message = coalesce(given.message, o.service_message),
      matched = case when o.settled_at is null and o.matched is distinct from 'assigned' then $5 else o.matched end,
      verified = case when o.settled_at is null then coalesce(o.verified, true) and given.signed else o.verified end,
      settled_at = case
        when o.rows_succeeded + o.rows_failed + given.succeeded + given.failed = o.rows_total then coalesce(o.settled_at, $4)
        else o.settled_at end,
      conflict = o.conflict or (o.state = 'succeeded' and given.failed > 0)
        or (o.state = 'failed' and o.rows_succeeded + given.succeeded = o.rows_total),
      state = case
        when o.state in ('succeeded', 'failed', 'reversed') then o.state
        when o.rows_succeeded + o.rows_failed + given.succeeded + given.failed < o.rows_total
          then case when o.state in ('unknown', 'stale') then 'accepted' else o.state end
        when o.rows_failed + given.failed > 0 then 'failed' else 'succeeded' end
    from jsonb_to_recordset($6::jsonb) as given (operation_id text, succeeded int, failed int, message text, signed boolean)
    where o.environment = $1 and o.owner_kind = $2 and o.owner_id = $3 and o.id = given.operation_id`,
    [...ownerValues(owner), now, matched, storableJson(counts)],
  )
  for (const { operation_id: operationId, kind } of counts)
    await appendChangeEvent(transaction, owner, { operationId, kind, now })
}

type Counts = Pick<EventRow, 'kind' | 'message' | 'signed'> & {
  operation_id: string
  succeeded: number
  failed: number
}

/** The outcomes of rows by operation, with the last message of a row that failed. */
function countOutcomes(settled: readonly SettledRow[]): Counts[] {
  const counts = new Map<string, Counts>()
  for (const { row, event } of settled) {
    const { operation_id } = row
    const known = counts.get(operation_id) ?? {
      ...{ operation_id, kind: event.kind, succeeded: 0, failed: 0, message: null, signed: true },
    }
    const hasFailed = event.outcome === 'failed'
    counts.set(operation_id, {
      ...known,
      succeeded: known.succeeded + (hasFailed ? 0 : 1),
      failed: known.failed + (hasFailed ? 1 : 0),
      message: hasFailed ? (event.message ?? known.message) : known.message,
      signed: known.signed && event.signed,
    })
  }
  return [...counts.values()]
}
