import type { Queryable } from '../Database.ts'
import type { EventRow } from './EventRow.ts'
import type { OperationRow } from './OperationRow.ts'
import type { RowRow } from './RowRow.ts'
import { settleOperation } from './settleOperation.ts'
import { settleRow } from './settleRow.ts'

/**
 * Settles what an event was tied to by hand: the row of its transaction where it names one, else the whole operation.
 * `false` when the operation has no such row. The caller holds the owner's lock.
 */
export async function settleAssigned(
  transaction: Queryable,
  operation: OperationRow,
  event: EventRow,
  now: number,
): Promise<boolean> {
  const { environment, owner_kind: kind, owner_id: id } = operation
  const isAboutRow = operation.rows_total !== null && event.transaction_reference !== null
  if (isAboutRow) {
    const [row] = await transaction.query<RowRow>(
      `select operation_id, position, reference, amount, state, service_reference from onlend_operation_rows
      where environment = $1 and owner_kind = $2 and owner_id = $3 and operation_id = $4 and reference = $5
      order by case when state = 'awaited' then 0 else 1 end, position limit 1`,
      [environment, kind, id, operation.id, event.transaction_reference],
    )
    if (!row) return false
    await settleRow(transaction, { environment, kind, id }, row, event, now)
  } else {
    await settleOperation(transaction, operation, event, { matched: 'assigned', now })
  }
  await transaction.query("update onlend_events set state = 'matched', operation_id = $2 where id = $1", [
    event.id,
    operation.id,
  ])
  return true
}
