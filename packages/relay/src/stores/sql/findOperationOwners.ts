import type { Owner } from '../../principals/Owner.ts'
import type { Queryable } from '../Database.ts'

/** Ids are minted at random: more owners than this under one are somebody's experiment. */
const most = 20

/** Whose operations have this id, and who sent each. */
export async function findOperationOwners(
  database: Queryable,
  environment: Owner['environment'],
  id: string,
): Promise<{ owner: Owner; actor: string }[]> {
  const rows = await database.query<{ owner_kind: Owner['kind']; owner_id: string; actor: string }>(
    'select owner_kind, owner_id, actor from onlend_operations where environment = $1 and id = $2 order by created_at limit $3',
    [environment, id, most],
  )
  return rows.map((row) => ({
    owner: { environment, kind: row.owner_kind, id: row.owner_id },
    actor: row.actor,
  }))
}
