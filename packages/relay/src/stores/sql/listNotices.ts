import type { Owner } from '../../identity/Owner.ts'
import type { Queryable } from '../Database.ts'
import type { KeptNotice } from '../RelayStore.ts'
import { ownerValues } from './ownerValues.ts'

type ListNoticesOptions = { owner: Owner; after: number; limit: number }
type NoticeRow = {
  newest: number | string
  sequence: number | string | null
  topic: string
  operation_id: string | null
  kind: string | null
  created_at: number | string
}

/** The notices of an owner after a number. Numbers have no gaps, so one that is missing has been forgotten. */
export async function listNotices(
  database: Queryable,
  { owner, after, limit }: ListNoticesOptions,
): Promise<{ notices: KeptNotice[]; oldest: number; newest: number }> {
  // One statement sees one moment: a notice can't arrive between the list and the number of the newest.
  const rows = await database.query<NoticeRow>(
    `select o.last_sequence as newest, n.sequence, n.topic, n.operation_id, n.kind, n.created_at
    from onlend_owners o left join lateral (
      select sequence, topic, operation_id, kind, created_at from onlend_notices
      where environment = o.environment and owner_kind = o.owner_kind and owner_id = o.owner_id and sequence > $4
      order by sequence limit $5
    ) n on true
    where o.environment = $1 and o.owner_kind = $2 and o.owner_id = $3 order by n.sequence`,
    [...ownerValues(owner), after, limit],
  )
  const newest = Number(rows[0]?.newest ?? 0)
  const notices: KeptNotice[] = []
  let oldest = Math.min(after, newest) + 1
  let expected = oldest
  for (const { sequence, topic, operation_id: operationId, kind, created_at } of rows) {
    if (sequence === null) continue
    const number = Number(sequence)
    if (number !== expected) oldest = number
    expected = number + 1
    notices.push({ sequence: number, topic, operationId, kind, createdAt: Number(created_at) })
  }
  // Nothing is left of what came after that number.
  if (notices.length === 0) oldest = newest + 1
  return { notices, newest, oldest }
}
