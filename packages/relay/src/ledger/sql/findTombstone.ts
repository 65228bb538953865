import type { Owner } from '../../database/Owner.ts'
import type { Tombstone } from '../Claim.ts'
import type { Queryable } from '../../database/Database.ts'

type TombstoneRow = {
  owner_kind: Owner['kind']
  owner_id: string
  kind: Tombstone['kind']
  state: Tombstone['state']
  why: Tombstone['why']
  created_at: number | string
  forgotten_at: number | string
}

/** Finds the newest tombstone under an id of one of these owners, which are of one environment. */
export async function findTombstone(
  database: Queryable,
  owners: readonly Owner[],
  id: string,
): Promise<Tombstone | null> {
  const environment = owners[0]?.environment ?? 'sandbox'
  const [row] = await database.query<TombstoneRow>(
    `select * from onlend_tombstones where environment = $1 and id = $2
      and (owner_kind, owner_id) in (select * from unnest($3::text[], $4::text[]))
    order by created_at desc limit 1`,
    [environment, id, owners.map(({ kind }) => kind), owners.map((owner) => owner.id)],
  )
  if (!row) return null
  const { owner_kind, owner_id, kind, state, why } = row
  return {
    owner: { environment, kind: owner_kind, id: owner_id },
    ...{ id, kind, state, why },
    createdAt: Number(row.created_at),
    forgottenAt: Number(row.forgotten_at),
  }
}
