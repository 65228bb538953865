import type { Owner } from '../../identity/Owner.ts'
import type { Queryable } from '../Database.ts'
import type { Attention } from '../RelayStore.ts'

type AttentionRow = {
  unknown: number | string
  stale: number | string
  conflicts: number | string
  unmatched: number | string
  oldest: number | string | null
}

/** Counts what waits for an operator. */
export async function countAttention(
  database: Queryable,
  environment: Owner['environment'],
): Promise<Attention> {
  const [row] = await database.query<AttentionRow>(
    `select o.unknown, o.stale, o.conflicts, e.unmatched, e.oldest from (
      select count(*) filter (where state = 'unknown') as unknown, count(*) filter (where state = 'stale') as stale,
        count(*) filter (where conflict) as conflicts
      from onlend_operations where environment = $1 and (state in ('unknown', 'stale') or conflict)
    ) o, (
      select count(*) as unmatched, min(received_at) as oldest from onlend_events where environment = $1 and state in ('unmatched', 'quarantined')
    ) e`,
    [environment],
  )
  return {
    unknown: Number(row?.unknown ?? 0),
    stale: Number(row?.stale ?? 0),
    conflicts: Number(row?.conflicts ?? 0),
    unmatched: Number(row?.unmatched ?? 0),
    oldestUnmatchedAt: row?.oldest == null ? null : Number(row.oldest),
  }
}
