import type { Database } from '../Database.ts'
import type { SweepLimits } from '../RelayStore.ts'
import { markStale } from './markStale.ts'
import { recoverSubmitting } from './recoverSubmitting.ts'

/** Does what time alone makes due: dead leases, stale operations, and forgetting what need not be kept. Safe on many instances at once. */
export async function sweepStore(database: Database, limits: SweepLimits): Promise<void> {
  const { environment, now } = limits
  await recoverSubmitting(database, { leaseBefore: now, now })
  await markStale(database, { staleBefore: limits.staleBefore, now })
  await database.query(
    'update onlend_operations set answer_body = null where environment = $1 and answer_body is not null and created_at < $2',
    [environment, limits.answersBefore],
  )
  await database.query('delete from onlend_notices where environment = $1 and created_at < $2', [
    environment,
    limits.noticesBefore,
  ])
  await database.query(
    'update onlend_deliveries set body = null where environment = $1 and body is not null and received_at < $2',
    [environment, limits.deliveriesBefore],
  )
}
