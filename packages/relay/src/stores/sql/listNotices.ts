import type { Owner } from '../../identity/Owner.ts'
import type { Queryable } from '../Database.ts'
import type { KeptNotice } from '../RelayStore.ts'
import { ownerValues } from './ownerValues.ts'

type ListNoticesOptions = { owner: Owner; after: number; limit: number }
type NoticeRow = {
  sequence: number | string
  topic: string
  operation_id: string | null
  kind: string | null
}

/** The notices of an owner after a number, with the numbers between which any could be. */
export async function listNotices(
  database: Queryable,
  { owner, after, limit }: ListNoticesOptions,
): Promise<{ notices: KeptNotice[]; oldest: number; newest: number }> {
  const rows = await database.query<NoticeRow>(
    `select sequence, topic, operation_id, kind from onlend_notices
    where environment = $1 and owner_kind = $2 and owner_id = $3 and sequence > $4 order by sequence limit $5`,
    [...ownerValues(owner), after, limit],
  )
  const [ends] = await database.query<{ newest: number | string | null; oldest: number | string | null }>(
    `select
      (select last_sequence from onlend_owners where environment = $1 and owner_kind = $2 and owner_id = $3) as newest,
      (select min(sequence) from onlend_notices where environment = $1 and owner_kind = $2 and owner_id = $3) as oldest`,
    ownerValues(owner),
  )
  const newest = Number(ends?.newest ?? 0)
  const notices = rows.map((row) => {
    return { sequence: Number(row.sequence), topic: row.topic, operationId: row.operation_id, kind: row.kind }
  })
  return { notices, newest, oldest: Number(ends?.oldest ?? newest + 1) }
}
