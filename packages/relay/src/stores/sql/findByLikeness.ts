import type { Owner } from '../../identity/Owner.ts'
import type { Queryable } from '../Database.ts'
import type { EventRow } from './EventRow.ts'
import type { OperationRow } from './OperationRow.ts'
import { ownerValues } from './ownerValues.ts'

/**
 * The oldest open operation with the amount and destination of an event, those that the service is known to have taken first.
 * Only operations that were written down before the event came: a later one cannot be what it is about.
 * Without a destination in the event there must be exactly one candidate.
 */
export async function findByLikeness(
  transaction: Queryable,
  owner: Owner,
  event: EventRow,
): Promise<OperationRow | null> {
  if (event.amount === null) return null
  const candidates = await transaction.query<OperationRow>(
    `select * from onlend_operations
    where environment = $1 and owner_kind = $2 and owner_id = $3 and kind = $4 and amount = $5
      and state in ('submitting', 'accepted', 'unknown', 'stale') and created_at <= $6
      and ($7::text is null or destination_hash = $7) and ($8::text is null or destination_end = $8)
    order by case when state in ('accepted', 'stale') then 0 else 1 end, created_at limit 2`,
    [
      ...ownerValues(owner),
      event.kind,
      event.amount,
      Number(event.received_at),
      event.destination_hash,
      event.destination_end,
    ],
  )
  const hasDestination = event.destination_hash !== null || event.destination_end !== null
  return hasDestination || candidates.length === 1 ? (candidates[0] ?? null) : null
}
