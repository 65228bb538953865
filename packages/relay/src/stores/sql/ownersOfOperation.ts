import type { Owner } from '../../identity/Owner.ts'
import type { Queryable } from '../Database.ts'

/** Ids are minted at random: more owners than this under one are somebody's experiment. */
const most = 20

/** Whose operations have this id. */
export async function ownersOfOperation(
  database: Queryable,
  environment: Owner['environment'],
  id: string,
): Promise<Owner[]> {
  const rows = await database.query<{ owner_kind: Owner['kind']; owner_id: string }>(
    'select owner_kind, owner_id from onlend_operations where environment = $1 and id = $2 order by created_at limit $3',
    [environment, id, most],
  )
  return rows.map((row) => ({ environment, kind: row.owner_kind, id: row.owner_id }))
}
