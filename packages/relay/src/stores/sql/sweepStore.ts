import type { Database } from '../Database.ts'
import type { SweepLimits } from '../RelayStore.ts'
import { type Forgetting, forget } from './forget.ts'
import { markStale } from './markStale.ts'
import { recoverSubmitting } from './recoverSubmitting.ts'

/**
 * Does what time alone makes due: dead leases, stale operations, and forgetting what need not be kept. Instances that sweep at once share the work,
 * and what fails holds up nothing else.
 *
 * @throws AggregateError with everything that failed.
 */
export async function sweepStore(database: Database, limits: SweepLimits): Promise<void> {
  const { environment, now, staleBefore } = limits
  const failures: unknown[] = []
  const steps = [
    () => recoverSubmitting(database, { leaseBefore: now, now }),
    () => markStale(database, { environment, staleBefore, now }),
    ...forgettings(limits).map((forgetting) => () => forget(database, forgetting)),
  ]
  for (const step of steps) await step().catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, 'Parts of a sweep of the store failed')
}

/** What is not kept for good. */
function forgettings({ environment, now, ...before }: SweepLimits): Forgetting[] {
  return [
    {
      due: `select environment, owner_kind, owner_id, id from onlend_operations
      where environment = $1 and created_at < $2 and answer_body is not null order by created_at`,
      forgetting: `update onlend_operations set answer_body = null
      where (environment, owner_kind, owner_id, id) in (select environment, owner_kind, owner_id, id from due)`,
      parameters: [environment, before.answersBefore],
    },
    {
      due: `select environment, owner_kind, owner_id, sequence from onlend_notices
      where environment = $1 and created_at < $2 order by created_at`,
      forgetting: `delete from onlend_notices
      where (environment, owner_kind, owner_id, sequence) in (select environment, owner_kind, owner_id, sequence from due)`,
      parameters: [environment, before.changeEventsBefore],
    },
    {
      due: `select id from onlend_deliveries
      where environment = $1 and received_at < $2 and body is not null order by received_at`,
      forgetting: 'update onlend_deliveries set body = null where id in (select id from due)',
      parameters: [environment, before.deliveriesBefore],
    },
    {
      due: `select environment, subject from onlend_revocations
      where environment = $1 and expires_at < $2`,
      forgetting:
        'delete from onlend_revocations where (environment, subject) in (select environment, subject from due)',
      parameters: [environment, now],
    },
    {
      due: `select environment, owner_kind, owner_id, kind, set_name from onlend_drafts
      where environment = $1 and expires_at < $2`,
      forgetting: `delete from onlend_drafts
      where (environment, owner_kind, owner_id, kind, set_name) in (select environment, owner_kind, owner_id, kind, set_name from due)`,
      parameters: [environment, now],
    },
  ]
}
