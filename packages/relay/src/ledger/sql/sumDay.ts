import type { Amount } from '@onlend/core'
import type { WriteName } from '@onlend/core/internal'
import type { Queryable } from '../../database/Database.ts'
import type { Owner } from '../../database/Owner.ts'
import { ownerValues } from '../../database/ownerValues.ts'

/** The operations to add up: of one kind and currency, from one moment on, of a person or for a partner. */
export type DaySumQuestion = {
  of: 'person' | 'partner'
  owner: Owner
  kind: WriteName
  actor: string
  currency: string
  /** Milliseconds since 1970. */
  from: number
}

/** The operations that count: those that may have moved or may still move money, and those in conflict. */
const counts = "amount is not null and (state not in ('rejected', 'failed') or conflict)"

/** An operation counts on the day of its approval, or of its creation without one. */
const countedAt = 'coalesce(released_at, created_at)'

/** Adds up the amounts of a day: of a person for all partners, or of a partner by all persons, without the operation `besides`. */
export async function sumDay(
  database: Queryable,
  { of, owner, kind, actor, currency, from, besides = '' }: DaySumQuestion & { besides?: string },
): Promise<Amount> {
  const [mine, given] =
    of === 'person' ? ['actor = $8', actor] : ['owner_kind = $2 and owner_id = $3 and $8::text is null', null]
  const [row] = await database.query<{ used: Amount | null }>(
    `select sum(greatest(amount::numeric, 0))::text as used from onlend_operations
    where environment = $1 and ${mine} and kind = $4 and ${countedAt} >= $5 and ${counts}
      and (currency is null or currency = $6) and not (owner_kind = $2 and owner_id = $3 and id = $7)`,
    [...ownerValues(owner), kind, from, currency, besides, given],
  )
  return row?.used ?? '0'
}
