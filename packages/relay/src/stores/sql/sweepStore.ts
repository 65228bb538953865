import type { Database } from '../Database.ts'
import type { SweepLimits } from '../RelayStore.ts'
import { forget } from './forget.ts'
import { markStale } from './markStale.ts'
import { recoverSubmitting } from './recoverSubmitting.ts'

/** Does what time alone makes due: dead leases, stale operations, and forgetting what need not be kept. Instances that sweep at once share the work. */
export async function sweepStore(database: Database, limits: SweepLimits): Promise<void> {
  const { environment, now, staleBefore } = limits
  await recoverSubmitting(database, { leaseBefore: now, now })
  await markStale(database, { environment, staleBefore, now })
  await forget(database, {
    due: `select environment, owner_kind, owner_id, id from onlend_operations
      where environment = $1 and created_at < $2 and answer_body is not null order by created_at`,
    forgetting: `update onlend_operations set answer_body = null
      where (environment, owner_kind, owner_id, id) in (select environment, owner_kind, owner_id, id from due)`,
    parameters: [environment, limits.answersBefore],
  })
  await forget(database, {
    due: `select environment, owner_kind, owner_id, sequence from onlend_notices
      where environment = $1 and created_at < $2 order by created_at`,
    forgetting: `delete from onlend_notices
      where (environment, owner_kind, owner_id, sequence) in (select environment, owner_kind, owner_id, sequence from due)`,
    parameters: [environment, limits.noticesBefore],
  })
  await forget(database, {
    due: `select id from onlend_deliveries
      where environment = $1 and received_at < $2 and body is not null order by received_at`,
    forgetting: 'update onlend_deliveries set body = null where id in (select id from due)',
    parameters: [environment, limits.deliveriesBefore],
  })
  await forget(database, {
    due: `select environment, subject from onlend_revocations
      where environment = $1 and expires_at < $2`,
    forgetting:
      'delete from onlend_revocations where (environment, subject) in (select environment, subject from due)',
    parameters: [environment, now],
  })
  await forget(database, {
    due: `select environment, owner_kind, owner_id, kind, set_name from onlend_drafts
      where environment = $1 and expires_at < $2`,
    forgetting: `delete from onlend_drafts
      where (environment, owner_kind, owner_id, kind, set_name) in (select environment, owner_kind, owner_id, kind, set_name from due)`,
    parameters: [environment, now],
  })
}
