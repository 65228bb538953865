import type { Owner } from '../../identity/Owner.ts'
import type { Queryable } from '../Database.ts'
import type { EventRow } from './EventRow.ts'
import type { OperationRow } from './OperationRow.ts'
import { ownerValues } from './ownerValues.ts'

/** The one operation that an event names by its id, by the reference that people quote, or by the service's own reference seen before. */
export async function findByReference(
  transaction: Queryable,
  owner: Owner,
  event: EventRow,
): Promise<OperationRow | null> {
  if (event.reference === null) return null
  const found = await transaction.query<OperationRow>(
    `select * from onlend_operations
    where environment = $1 and owner_kind = $2 and owner_id = $3 and kind = $4
      and (id = $5 or reference = $5 or (rows_total is null and service_reference = $5)) limit 2`,
    [...ownerValues(owner), event.kind, event.reference],
  )
  return found.length === 1 ? (found[0] ?? null) : null
}
