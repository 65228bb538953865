import type { Owner } from '../../principals/Owner.ts'
import type { Tombstone } from '../../operations/OperationStore.ts'
import type { Queryable } from '../Database.ts'
import { kindsSettledByEvent } from './kindsSettledByEvent.ts'
import { ownerValues } from './ownerValues.ts'

/**
 * For SQL: an operation of which nothing is awaited any more, from the service, a second person or an operator. The partial index over them has the
 * same words.
 */
export const isForgettable = `(state in ('rejected', 'succeeded', 'failed', 'reversed')
  or state = 'accepted' and kind not in ${kindsSettledByEvent})
  and not conflict and ambiguous is null and proposal is null`

type ForgetOptions = {
  why: Tombstone['why']
  /** Operations that changed since are left. */
  before: number
  /** At most so many. */
  limit: number
  now: number
}

/**
 * Leaves a tombstone in the place of operations that are final and have been quiet, the oldest first, with their rows and what operators said about them. One
 * whose sender may still be at work is left. The caller holds the owner's lock.
 *
 * @returns the ids of those that were forgotten.
 */
export async function forgetOperations(
  transaction: Queryable,
  owner: Owner,
  { why, before, limit, now }: ForgetOptions,
): Promise<string[]> {
  const due = await transaction.query<{ id: string }>(
    `select id from onlend_operations
    where environment = $1 and owner_kind = $2 and owner_id = $3 and ${isForgettable} and updated_at < $4 and lease_until < $5
    order by updated_at limit $6`,
    [...ownerValues(owner), before, now, limit],
  )
  if (due.length === 0) return []
  const ids = due.map(({ id }) => id)
  const named = [...ownerValues(owner), ids]
  const ofOperations = 'where environment = $1 and owner_kind = $2 and owner_id = $3 and operation_id = any ($4::text[])'
  await transaction.query(
    `insert into onlend_tombstones (environment, owner_kind, owner_id, id, kind, state, why, created_at, forgotten_at)
    select environment, owner_kind, owner_id, id, kind, state, $5, created_at, $6 from onlend_operations
    where environment = $1 and owner_kind = $2 and owner_id = $3 and id = any ($4::text[])`,
    [...named, why, now],
  )
  await transaction.query(
    `insert into onlend_tombstone_references (environment, owner_kind, owner_id, reference, operation_id)
    select $1, $2, $3, reference, operation_id from (
      select id as operation_id, unnest(array[reference, service_reference]) as reference from onlend_operations
      where environment = $1 and owner_kind = $2 and owner_id = $3 and id = any ($4::text[])
      union select operation_id, service_reference from onlend_operation_rows ${ofOperations}
    ) named where reference is not null`,
    named,
  )
  await transaction.query(`delete from onlend_operation_rows ${ofOperations}`, named)
  await transaction.query(
    'delete from onlend_operations where environment = $1 and owner_kind = $2 and owner_id = $3 and id = any ($4::text[])',
    named,
  )
  // After the operations: evidence outlives what it is about by no moment, and is never taken away before it.
  await transaction.query(`delete from onlend_resolutions ${ofOperations}`, named)
  return ids
}
