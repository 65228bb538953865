import type { Owner } from './database/Owner.ts'
import type { Queryable } from './database/Database.ts'
import type { AttentionState } from './observability/index.ts'
import type { Attention } from './RelayStore.ts'
import { eventConditions } from './ledger/sql/eventConditions.ts'

type Counted = { state: AttentionState; count: number | string; oldest: number | string | null }
type StagingRow = { files: number | string; bytes: number | string | null }

const sentAt = 'coalesce(released_at, created_at)'
const isTorn = "environment = $1 and (state in ('unknown', 'stale') or conflict)"
const getCount = (state: AttentionState, filter: string, at: string): string =>
  `select '${state}' as state, count(*) filter (where ${filter}) as count, min(${at}) filter (where ${filter}) as oldest`

/** Each count reads an index, its own or a shared one. */
const counts = [
  `${getCount('unknown', "state = 'unknown'", sentAt)} from onlend_operations where ${isTorn}`,
  `${getCount('stale', "state = 'stale'", sentAt)} from onlend_operations where ${isTorn}`,
  `${getCount('conflicts', 'conflict', sentAt)} from onlend_operations where ${isTorn}`,
  `${getCount('approvals', 'true', 'created_at')} from onlend_operations where environment = $1 and state = 'awaiting_approval'`,
  ...(['unmatched', 'ambiguous'] as const).map(
    (state) =>
      `${getCount(state, `candidates is ${state === 'ambiguous' ? 'not ' : ''}null`, 'received_at')}
      from onlend_events where environment = $1 and ${eventConditions.isOpen}`,
  ),
  `${getCount('unparsed', 'true', 'received_at')} from onlend_deliveries
    where environment = $1 and reading in ('unparsed', 'altered') and body is not null and dismissed_at is null`,
]

/** Counts what waits for a person. */
export async function countAttention(
  database: Queryable,
  environment: Owner['environment'],
): Promise<Attention> {
  const counted = await database.query<Counted>(counts.join(' union all '), [environment])
  const [staged] = await database.query<StagingRow>(
    `select count(*) as files, sum(size) as bytes from onlend_uploads where environment = $1 and state <> 'rejected'`,
    [environment],
  )
  const waiting = Object.fromEntries(
    counted.map(({ state, count, oldest }) => [
      state,
      { count: Number(count), oldestAt: oldest === null ? null : Number(oldest) },
    ]),
  )
  return {
    // The cast follows the statement, which has a row for each.
    waiting: waiting as Attention['waiting'],
    stagedFiles: Number(staged?.files ?? 0),
    stagedBytes: Number(staged?.bytes ?? 0),
  }
}
