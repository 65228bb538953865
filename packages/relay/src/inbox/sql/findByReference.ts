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
 * The one operation that an event names by its id, by the reference that people quote, or by the service's own reference seen before.
 * `null` when it names none of this owner's. `unclear` when it names several, or one whose amount or destination is another, or one that was forgotten: an id is
 * chosen by the sender of the operation, and must not outweigh what the service says was paid.
 */
export async function findByReference(
  transaction: Queryable,
  owner: Owner,
  event: EventRow,
): Promise<OperationRow | 'unclear' | null> {
  const { references } = toEventIdentity(event)
  if (references.length === 0) return null
  // What waits for approval has not been sent, so that no event can be about it, nor one that came before the approval.
  // The owner of an event that names none was found among the operations that existed when it came: an id that is chosen later must not draw it.
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
  // The amount of a settlement event about one row is the row's and not the set's.
  const fitting = found.filter(
    (row) => (row.rows_total !== null && event.transaction_reference !== null) || !conflictsWith(event, row),
  )
  return fitting.length === 1 ? (fitting[0] ?? 'unclear') : 'unclear'
}
