import type { Database } from './database/Database.ts'
import type { SweepLimits } from './RelayStore.ts'
import { matchWaitingEvents } from './inbox/sql/matchWaitingEvents.ts'
import { recoverSubmitting } from './ledger/sql/recoverSubmitting.ts'
import type { Owner } from './database/Owner.ts'
import { appendChangeEvent } from './changes/sql/appendChangeEvent.ts'
import { expireApproval } from './ledger/sql/expireApproval.ts'
import { forEachOwnerDue } from './ledger/sql/forEachOwnerDue.ts'
import { kindsSettledByEvent } from './ledger/sql/kindsSettledByEvent.ts'
import type { OperationRow } from './ledger/sql/OperationRow.ts'
import { ownerValues } from './database/ownerValues.ts'

/** Rows in one statement, and statements in one go; the next sweep does the rest. */
const batch = 1_000
const batches = 100

/**
 * Does the work that time makes due: dead leases, stale operations, and the deletion of expired rows. Instances that sweep at once share the work,
 * and a step that fails holds up no other.
 *
 * @throws AggregateError with everything that failed.
 */
export async function sweepStore(database: Database, limits: SweepLimits): Promise<void> {
  const { environment, now, staleBefore } = limits
  const failures: unknown[] = []
  const steps = [
    () => recoverSubmitting(database, { leaseBefore: now, now, matchWaiting: matchWaitingEvents }),
    () => expireApprovals(database, now),
    () => markStale(database, { environment, staleBefore, now }),
    ...listExpiring(limits).map((expiring) => () => expireRows(database, expiring)),
  ]
  for (const step of steps) await step().catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, 'Parts of a sweep of the store failed')
}

/** The rows that the store keeps for a limited time. */
function listExpiring({ environment, now, ...before }: SweepLimits): ExpiringRows[] {
  return [
    {
      due: `select environment, owner_kind, owner_id, id from onlend_operations
      where environment = $1 and created_at < $2 and answer_body is not null order by created_at`,
      expire: `update onlend_operations set answer_body = null
      where (environment, owner_kind, owner_id, id) in (select environment, owner_kind, owner_id, id from due)`,
      parameters: [environment, before.answersBefore],
    },
    {
      due: `select environment, owner_kind, owner_id, sequence from onlend_change_events
      where environment = $1 and created_at < $2 order by created_at`,
      expire: `delete from onlend_change_events
      where (environment, owner_kind, owner_id, sequence) in (select environment, owner_kind, owner_id, sequence from due)`,
      parameters: [environment, before.changeEventsBefore],
    },
    {
      // Without metrics no instance takes the transitions: the sweep deletes them with the change events of their time.
      due: `select environment, at, sequence from onlend_transitions
      where environment = $1 and at < $2 order by at, sequence`,
      expire: `delete from onlend_transitions
      where (environment, at, sequence) in (select environment, at, sequence from due)`,
      parameters: [environment, before.changeEventsBefore],
    },
    {
      due: `select sequence from onlend_outcomes
      where environment = $1 and state = 'delivered' and delivered_at < $2 order by delivered_at`,
      expire: 'delete from onlend_outcomes where sequence in (select sequence from due)',
      parameters: [environment, before.deliveriesBefore],
    },
    {
      due: `select id from onlend_deliveries
      where environment = $1 and received_at < $2 and body is not null order by received_at`,
      expire: 'update onlend_deliveries set body = null where id in (select id from due)',
      parameters: [environment, before.deliveriesBefore],
    },
    {
      due: `select environment, subject from onlend_revocations
      where environment = $1 and expires_at < $2`,
      expire:
        'delete from onlend_revocations where (environment, subject) in (select environment, subject from due)',
      parameters: [environment, now],
    },
    {
      due: `select environment, owner_kind, owner_id, kind, set_name from onlend_drafts
      where environment = $1 and expires_at < $2`,
      expire: `delete from onlend_drafts
      where (environment, owner_kind, owner_id, kind, set_name) in (select environment, owner_kind, owner_id, kind, set_name from due)`,
      parameters: [environment, now],
    },
  ]
}

/** Rows of one table whose time is over. */
type ExpiringRows = {
  /** Selects the keys of the due rows. */
  due: string
  /** Changes or deletes the rows with the keys in `due`. */
  expire: string
  parameters: readonly unknown[]
}

/** Deletes rows or empties them, in small steps, each a separate transaction; skips rows that another instance has locked. */
async function expireRows(database: Database, { due, expire, parameters }: ExpiringRows): Promise<void> {
  for (let round = 0; round < batches; round += 1) {
    const gone = await database.query(
      `with due as (${due} limit ${batch} for update skip locked) ${expire} returning 1 as one`,
      parameters,
    )
    if (gone.length < batch) return
  }
}

type StaleOptions = { environment: Owner['environment']; staleBefore: number; now: number }

/** Marks accepted operations as `stale` that have waited too long, of the kinds that the service promises an event for (Partner API, Events). */
async function markStale(database: Database, { environment, staleBefore, now }: StaleOptions): Promise<void> {
  const isDue = `state = 'accepted' and kind in ${kindsSettledByEvent} and updated_at`
  const due = {
    sql: `select environment, owner_kind, owner_id from onlend_operations
      where environment = $1 and ${isDue} < $2 order by updated_at limit 1000`,
    parameters: [environment, staleBefore],
  }
  await forEachOwnerDue(database, due, async (transaction, owner) => {
    const stale = await transaction.query<Pick<OperationRow, 'id' | 'kind'>>(
      `update onlend_operations set state = 'stale', updated_at = $5
      where environment = $1 and owner_kind = $2 and owner_id = $3 and ${isDue} < $4 returning id, kind`,
      [...ownerValues(owner), staleBefore, now],
    )
    for (const { id, kind } of stale)
      await appendChangeEvent(transaction, owner, { operationId: id, kind, now })
  })
}

/** Gives up the operations for which no second person has decided in time: they become `rejected`, and the store deletes the request that waited. */
async function expireApprovals(database: Database, now: number): Promise<void> {
  const due = {
    sql: `select environment, owner_kind, owner_id from onlend_operations
      where state = 'awaiting_approval' and approval_expires_at <= $1 order by approval_expires_at limit 1000`,
    parameters: [now],
  }
  await forEachOwnerDue(database, due, async (transaction, owner) => {
    const expired = await transaction.query<OperationRow>(
      `select * from onlend_operations where environment = $1 and owner_kind = $2 and owner_id = $3
        and state = 'awaiting_approval' and approval_expires_at <= $4 order by created_at, id`,
      [...ownerValues(owner), now],
    )
    for (const row of expired) await expireApproval(transaction, row, now)
  })
}
