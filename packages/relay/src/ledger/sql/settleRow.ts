import type { Owner } from '../../database/Owner.ts'
import type { Queryable } from '../../database/Database.ts'
import { appendChangeEvent } from '../../changes/sql/appendChangeEvent.ts'
import type { EventRow } from './EventRow.ts'
import { ownerValues } from '../../database/ownerValues.ts'

type SettleOptions = { row: SetRowRecord; event: EventRow; matched: 'reference' | 'assigned'; now: number }

/**
 * Settles one row of a set. The set is final when its last row is: `succeeded` when every row is, `failed` when any row failed.
 * A settlement event about one row also proves that the service took the set. A settlement event that conflicts with a settled row, or what a settlement event about the whole set said
 * before, is flagged on the operation and takes nothing back.
 */
export async function settleRow(
  transaction: Queryable,
  owner: Owner,
  { row, event, matched, now }: SettleOptions,
): Promise<void> {
  if (row.state === event.outcome) return
  const key = [...ownerValues(owner), row.operation_id]
  const where = 'where environment = $1 and owner_kind = $2 and owner_id = $3 and id = $4'
  if (row.state !== 'awaited') {
    await transaction.query(`update onlend_operations set conflict = true, updated_at = $5 ${where}`, [
      ...key,
      now,
    ])
  } else {
    await transaction.query(
      `update onlend_operation_rows set state = $6, service_reference = $7, message = $8, settled_at = $9
      where environment = $1 and owner_kind = $2 and owner_id = $3 and operation_id = $4 and position = $5`,
      [...key, row.position, event.outcome, event.service_reference ?? event.reference, event.message, now],
    )
    const failed = event.outcome === 'failed'
    await transaction.query(
      `update onlend_operations set
        rows_succeeded = rows_succeeded + $5, rows_failed = rows_failed + $6, updated_at = $9,
        service_message = case when $6 = 1 then coalesce($7, service_message) else service_message end,
        matched = case when settled_at is null and matched is distinct from 'assigned' then $10 else matched end,
        verified = case when settled_at is null then coalesce(verified, true) and $8 else verified end,
        settled_at = case when rows_succeeded + rows_failed + 1 = rows_total then coalesce(settled_at, $9) else settled_at end,
        conflict = conflict or (state = 'succeeded' and $6 = 1) or (state = 'failed' and rows_succeeded + $5 = rows_total),
        state = case
          when state in ('succeeded', 'failed', 'reversed') then state
          when rows_succeeded + rows_failed + 1 < rows_total then case when state in ('unknown', 'stale') then 'accepted' else state end
          when rows_failed + $6 > 0 then 'failed' else 'succeeded' end
      ${where}`,
      [...key, failed ? 0 : 1, failed ? 1 : 0, event.message, event.signed, now, matched],
    )
  }
  await appendChangeEvent(transaction, owner, { operationId: row.operation_id, kind: event.kind, now })
}

/** A row of `onlend_operation_rows` as a driver returns it. */
export type SetRowRecord = {
  operation_id: string
  position: number
  reference: string
  amount: string | null
  state: 'awaited' | 'succeeded' | 'failed'
  service_reference: string | null
}
