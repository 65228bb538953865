import type { Owner } from '../../database/Owner.ts'
import type { Queryable } from '../../database/Database.ts'
import type { EventRow, SetRowRecord } from '../../ledger/sql/index.ts'
import { ownerValues } from '../../database/ownerValues.ts'
import { toEventIdentity } from './distinctEvents.ts'

/**
 * Finds the row of a set that an event is about: the one that the same record of the service has settled before,
 * else the oldest awaited row under this transaction reference (one with the event's amount first), else the last settled row.
 * Never returns a row of another amount, nor of another set than `operationId`, where the event names one.
 */
export async function findRow(
  transaction: Queryable,
  owner: Owner,
  { event, operationId }: { event: EventRow; operationId: string | null },
): Promise<SetRowRecord | null> {
  if (event.transaction_reference === null) return null
  const [row] = await transaction.query<SetRowRecord>(
    `select r.operation_id, r.position, r.reference, r.amount, r.state, r.service_reference
    from onlend_operation_rows r join onlend_operations o using (environment, owner_kind, owner_id)
    where o.id = r.operation_id and r.environment = $1 and r.owner_kind = $2 and r.owner_id = $3
      and r.kind = $4 and r.reference = $5 and r.created_at <= $6 and o.state <> 'rejected'
      and (r.amount is null or $8::text is null or r.amount = $8) and ($9::text is null or r.operation_id = $9)
    order by
      case when r.service_reference = any ($7::text[]) then 0 when r.state = 'awaited' then 1 else 2 end,
      case when r.amount = $8 then 0 else 1 end,
      case when r.state = 'awaited' then r.created_at else -r.created_at end, r.position
    limit 1`,
    [
      ...ownerValues(owner),
      event.kind,
      event.transaction_reference,
      Number(event.received_at),
      toEventIdentity(event).references,
      event.amount,
      operationId,
    ],
  )
  return row ?? null
}
