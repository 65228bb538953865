import type { Owner } from '../../database/Owner.ts'
import type { Tombstone } from '../Claim.ts'
import type { Queryable } from '../../database/Database.ts'
import { isForgettable } from './isForgettable.ts'

type ForgetOptions = {
  why: Tombstone['why']
  /** The function leaves operations that changed since this moment. */
  before: number
  /** The most operations. */
  limit: number
  now: number
}

/**
 * Replaces final operations without a recent change by tombstones, the oldest first, and deletes their rows, statement lines and resolutions. Leaves an
 * operation whose sender may still be at work. The owners are of one environment, and the caller holds the lock of each.
 *
 * @returns the ids of the forgotten operations.
 */
export async function forgetOperations(
  transaction: Queryable,
  owners: readonly Owner[],
  { why, before, limit, now }: ForgetOptions,
): Promise<string[]> {
  const environment = owners[0]?.environment ?? 'sandbox'
  const due = await transaction.query<{ owner_kind: string; owner_id: string; id: string }>(
    `select owner_kind, owner_id, id from onlend_operations
    where environment = $1 and (owner_kind, owner_id) in (select * from unnest($2::text[], $3::text[]))
      and ${isForgettable} and updated_at < $4 and lease_until < $5
    order by updated_at limit $6`,
    [environment, owners.map(({ kind }) => kind), owners.map(({ id }) => id), before, now, limit],
  )
  if (due.length === 0) return []
  const ids = due.map(({ id }) => id)
  const keys = [
    environment,
    due.map(({ owner_kind }) => owner_kind),
    due.map(({ owner_id }) => owner_id),
    ids,
  ]
  const given = '(select * from unnest($2::text[], $3::text[], $4::text[]))'
  const ofKeys = `where environment = $1 and (owner_kind, owner_id, id) in ${given}`
  const ofOperations = `where environment = $1 and (owner_kind, owner_id, operation_id) in ${given}`
  await transaction.query(
    `insert into onlend_tombstones (environment, owner_kind, owner_id, id, kind, state, why, created_at, forgotten_at)
    select environment, owner_kind, owner_id, id, kind, state, $5, created_at, $6 from onlend_operations ${ofKeys}`,
    [...keys, why, now],
  )
  await transaction.query(
    `insert into onlend_tombstone_references (environment, owner_kind, owner_id, reference, operation_id)
    select $1, owner_kind, owner_id, reference, operation_id from (
      select owner_kind, owner_id, id as operation_id, unnest(array[reference, service_reference]) as reference from onlend_operations ${ofKeys}
      union select owner_kind, owner_id, operation_id, service_reference from onlend_operation_rows ${ofOperations}
    ) named where reference is not null`,
    keys,
  )
  await transaction.query(`delete from onlend_operation_rows ${ofOperations}`, keys)
  await transaction.query(`delete from onlend_statement_lines ${ofOperations}`, keys)
  await transaction.query(`delete from onlend_operations ${ofKeys}`, keys)
  await transaction.query(
    `delete from onlend_outcomes where environment = $1 and (owner_kind, owner_id, subject) in ${given}`,
    keys,
  )
  // After the operations: the trigger refuses to delete evidence before its operation.
  await transaction.query(`delete from onlend_resolutions ${ofOperations}`, keys)
  return ids
}
