import type { Owner } from '../../identity/Owner.ts'
import type { Queryable } from '../Database.ts'
import type { EventRow } from './EventRow.ts'

type OwnerRow = { owner_kind: Owner['kind']; owner_id: string }

/**
 * Whose operation an event can be about: the partner that it names; else the only owner with an operation of its reference,
 * with a row of its transaction reference, or with an open operation of its amount and destination. `null` when that is nobody or several.
 */
export async function findOwner(transaction: Queryable, event: EventRow): Promise<Owner | null> {
  const { environment, customer_partner_id: id } = event
  if (id !== null) return { environment, kind: 'customerPartnerId', id }
  const found = await transaction.query<OwnerRow>(
    `select owner_kind, owner_id from onlend_operations where environment = $1 and kind = $2 and (id = $3 or reference = $3)
    union
    select owner_kind, owner_id from onlend_operation_rows where environment = $1 and kind = $2 and reference = $4 and state = 'awaited'
    union
    select owner_kind, owner_id from onlend_operations where environment = $1 and kind = $2 and amount = $5
      and destination_hash = $6 and state in ('submitting', 'accepted', 'unknown', 'stale') and created_at <= $7
    limit 2`,
    [
      environment,
      event.kind,
      event.reference,
      event.transaction_reference,
      event.amount,
      event.destination_hash,
      Number(event.received_at),
    ],
  )
  const [only] = found
  return found.length === 1 && only ? { environment, kind: only.owner_kind, id: only.owner_id } : null
}
