import type { FenceReading } from '../fence/Fence.ts'
import { readEpoch } from '../fence/readEpoch.ts'
import type { Owner } from '../../database/Owner.ts'
import type { Queryable } from '../../database/Database.ts'

type FenceRow = {
  epoch: string | null
  raised_at: number | string | null
  raised_by: string | null
  lifted_at: number | string | null
  lifted_by: string | null
  knows_epoch: boolean
  known: number
}

/**
 * Reads the fence of an environment, and whether the ledger lacks one of the sent operations, all of one epoch. Operations from before the last fence may
 * be missing. For an unknown epoch, the ledger lacks the fence itself.
 */
export async function readFence(
  database: Queryable,
  environment: Owner['environment'],
  witnessed: readonly string[],
): Promise<FenceReading> {
  const epoch = readEpoch(witnessed[0] ?? '')
  const [row] = await database.query<FenceRow>(
    `select epoch, raised_at, raised_by, lifted_at, lifted_by,
      $2::text is null or exists (select 1 from onlend_fences f where f.environment = $1 and f.epoch = $2) as knows_epoch,
      (select count(*)::int from unnest($3::text[]) as witnessed (id) where exists (
        select 1 from onlend_operations o where o.environment = $1 and o.id = witnessed.id and o.state <> 'awaiting_approval'
      ) or exists (select 1 from onlend_tombstones t where t.environment = $1 and t.id = witnessed.id)) as known
    from (select 1) as always left join lateral (
      select * from onlend_fences where environment = $1 order by sequence desc limit 1
    ) as last on true`,
    [environment, epoch, [...witnessed]],
  )
  if (!row) throw new Error('The ledger did not say whether it is fenced')
  const lacks = row.epoch === epoch && row.known < witnessed.length
  return {
    epoch: row.epoch,
    isRaised: row.epoch !== null && row.lifted_at === null,
    raisedAt: row.raised_at === null ? null : Number(row.raised_at),
    raisedBy: row.raised_by,
    liftedAt: row.lifted_at === null ? null : Number(row.lifted_at),
    liftedBy: row.lifted_by,
    isOlder: !row.knows_epoch || lacks,
  }
}
