import type { WriteName } from '@onlend/core/internal'
import type { Queryable } from '../../database/Database.ts'
import type { Owner } from '../../database/Owner.ts'
import { ownerValues } from '../../database/ownerValues.ts'
import type { SpendingCheck } from '../spending/SpendingCheck.ts'

/** A destination: the keyed hash of its number, and its bank or operator. */
export type PaidQuestion = { owner: Owner; kind: WriteName } & Pick<
  NonNullable<SpendingCheck['destination']>,
  'accountHash' | 'method' | 'institution'
>

/** Whether an accepted or succeeded operation of the partner has gone to an account or number, at this bank or operator. */
export async function hasPaid(
  database: Queryable,
  { owner, kind, accountHash, method, institution }: PaidQuestion,
): Promise<boolean> {
  const known = await database.query(
    `select 1 as one from onlend_operations
    where environment = $1 and owner_kind = $2 and owner_id = $3 and kind = $4 and destination_hash = $5
      and summary ->> 'method' is not distinct from $6 and lower(summary ->> 'institution') is not distinct from $7
      and state in ('accepted', 'succeeded', 'stale') limit 1`,
    [...ownerValues(owner), kind, accountHash, method, institution?.toLowerCase() ?? null],
  )
  return known.length > 0
}
