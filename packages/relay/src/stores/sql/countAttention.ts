import type { Owner } from '../../principals/Owner.ts'
import type { Queryable } from '../Database.ts'
import type { Attention } from '../RelayStore.ts'
import { eventConditions } from './eventConditions.ts'

type AttentionRow = {
  unknown: number | string
  stale: number | string
  conflicts: number | string
  unmatched: number | string
  oldest: number | string | null
  files: number | string
  bytes: number | string | null
}

/** Counts what waits for an operator. */
export async function countAttention(
  database: Queryable,
  environment: Owner['environment'],
): Promise<Attention> {
  const [row] = await database.query<AttentionRow>(
    `select o.unknown, o.stale, o.conflicts, e.unmatched, e.oldest, u.files, u.bytes from (
      select count(*) filter (where state = 'unknown') as unknown, count(*) filter (where state = 'stale') as stale,
        count(*) filter (where conflict) as conflicts
      from onlend_operations where environment = $1 and (state in ('unknown', 'stale') or conflict)
    ) o, (
      select count(*) as unmatched, min(received_at) as oldest from (
        select received_at from onlend_events where environment = $1 and ${eventConditions.isOpen}
        union all
        select received_at from onlend_deliveries d where environment = $1 and reading in ('unparsed', 'altered')
          and body is not null and dismissed_at is null
      ) open
    ) e, (
      select count(*) as files, sum(size) as bytes from onlend_uploads where environment = $1 and state <> 'rejected'
    ) u`,
    [environment],
  )
  return {
    unknown: Number(row?.unknown ?? 0),
    stale: Number(row?.stale ?? 0),
    conflicts: Number(row?.conflicts ?? 0),
    unmatched: Number(row?.unmatched ?? 0),
    oldestUnmatchedAt: row?.oldest == null ? null : Number(row.oldest),
    stagedFiles: Number(row?.files ?? 0),
    stagedBytes: Number(row?.bytes ?? 0),
  }
}
