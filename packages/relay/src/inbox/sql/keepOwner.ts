import type { Owner } from '../../database/Owner.ts'
import type { Queryable } from '../../database/Database.ts'
import type { EventRow } from '../../ledger/sql/index.ts'

/** Keeps the found owner of an event that names none, so that the matching checks the event again when that owner's operations change. */
export async function keepOwner(transaction: Queryable, event: EventRow, owner: Owner): Promise<EventRow> {
  if (event.customer_partner_id !== null) return event
  const found = { ...event, found_owner_id: owner.id }
  await transaction.query('update onlend_events set found_owner_id = $2 where id = $1', [event.id, owner.id])
  return found
}
