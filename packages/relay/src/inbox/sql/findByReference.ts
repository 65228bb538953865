import type { Owner } from '../../database/Owner.ts'
import type { Queryable } from '../../database/Database.ts'
import {
  conflictsWith,
  type EventRow,
  listForgottenReferences,
  type OperationRow,
} from '../../ledger/sql/index.ts'
import { ownerValues } from '../../database/ownerValues.ts'
import { toEventIdentity } from './distinctEvents.ts'

/**
 * Finds the one operation that an event names by its id, by the reference that people quote, or by the service's own reference seen before.
 * `null` when the event names no operation of this owner. `unclear` when it names several, a forgotten one, or one with another amount or destination: the
 * sender of an operation chooses its id, which must not outweigh the payment that the service reports.
 */
export async function findByReference(
  transaction: Queryable,
  owner: Owner,
  event: EventRow,
): Promise<OperationRow | 'unclear' | null> {
  const { references } = toEventIdentity(event)
  if (references.length === 0) return null
  // An operation that waits for approval was not sent, so no event can be about it, and no event from before the approval.
  // The inbox found the owner of an event without a partner among the operations that existed on its arrival: a later id must not attract the event.
  const latest = event.customer_partner_id === null ? Number(event.received_at) : Number.MAX_SAFE_INTEGER
  const found = await transaction.query<OperationRow>(
    `select * from onlend_operations
    where environment = $1 and owner_kind = $2 and owner_id = $3 and kind = $4 and state <> 'awaiting_approval' and created_at <= $6 and coalesce(released_at, 0) <= $7
      and (id = any ($5::text[]) or reference = any ($5::text[]) or (rows_total is null and service_reference = any ($5::text[])))
    limit 10`,
    [...ownerValues(owner), event.kind, references, latest, Number(event.received_at)],
  )
  if (found.length === 0)
    return (await listForgottenReferences(transaction, owner, references)).length > 0 ? 'unclear' : null
  // The amount of an event about one row is the row's and not the set's.
  const fitting = found.filter(
    (row) => (row.rows_total !== null && event.transaction_reference !== null) || !conflictsWith(event, row),
  )
  return fitting.length === 1 ? (fitting[0] ?? 'unclear') : 'unclear'
}
