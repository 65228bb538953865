import type { Owner } from '../../database/Owner.ts'
import type { Queryable } from '../../database/Database.ts'
import { appendChangeEvent } from '../../changes/sql/appendChangeEvent.ts'
import type { EventRow } from './EventRow.ts'
import { ownerValues } from '../../database/ownerValues.ts'
import { settleRows } from './settleRows.ts'

type SettleOptions = { row: SetRowRecord; event: EventRow; matched: 'reference' | 'assigned'; now: number }

/**
 * Settles one row of a set as `settleRows` does. A settlement event that conflicts with a settled row flags the operation and changes no row.
 */
export async function settleRow(
  transaction: Queryable,
  owner: Owner,
  { row, event, matched, now }: SettleOptions,
): Promise<void> {
  if (row.state === event.outcome) return
  if (row.state === 'awaited')
    return settleRows(transaction, owner, { settled: [{ row, event }], matched, now })
  await transaction.query(
    `update onlend_operations set conflict = true, updated_at = $5
    where environment = $1 and owner_kind = $2 and owner_id = $3 and id = $4`,
    [...ownerValues(owner), row.operation_id, now],
  )
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
