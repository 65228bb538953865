import type { Erased, Erasure } from '../retention/RetentionRecord.ts'
import type { Owner } from '../../database/Owner.ts'
import type { Queryable } from '../../database/Database.ts'
import { appendAudit } from '../../observability/index.ts'
import { eventConditions } from './eventConditions.ts'
import { forgetOperations } from './forgetOperations.ts'
import { ownerValues } from '../../database/ownerValues.ts'

/** The most rows of one kind in one step. */
const batch = 500

const ofOwner = 'environment = $1 and owner_kind = $2 and owner_id = $3'

/**
 * Erases one step of an owner's data and writes the audit entry; a complete erasure leaves only tombstones. Operations in flight, in doubt or recent stay,
 * with the events that are evidence for them.
 */
export async function eraseOwner(
  transaction: Queryable,
  erasure: Erasure,
): Promise<{ erased: Erased; isDone: boolean }> {
  const { owner, uploads, changedBefore: before, now } = erasure
  // An owner without a row gets none here; only events can be about such an owner.
  await transaction.query(`select 1 from onlend_owners where ${ofOwner} for update`, ownerValues(owner))
  const forgotten = await forgetOperations(transaction, [owner], {
    why: 'erasure',
    before,
    limit: batch,
    now,
  })
  const events = await eraseEvents(transaction, owner, { operationIds: forgotten, now })
  const count = async (sql: string, parameters: readonly unknown[] = []): Promise<number> =>
    (await transaction.query(`${sql} returning 1`, [...ownerValues(owner), ...parameters])).length
  const erased: Erased = {
    operations: forgotten.length,
    events,
    // A batch that is being sent must be cancelled first.
    batches: await count(
      `delete from onlend_batches where ${ofOwner} and state not in ('sending', 'waiting') and lease_until < $4`,
      [now],
    ),
    drafts: await count(`delete from onlend_drafts where ${ofOwner}`),
    uploads: await count(`delete from onlend_uploads where ${ofOwner} and id = any ($4::text[])`, [
      [...uploads],
    ]),
    // An operation that waits for approval needs the first attempt of its destination.
    destinations: await count(
      `delete from onlend_destinations where ${ofOwner} and not exists (
        select 1 from onlend_operations where ${ofOwner} and state = 'awaiting_approval')`,
    ),
    // Those of batches and upload sets; the events of the remaining operations stay with them.
    outcomes: await count(
      `delete from onlend_outcomes where ${ofOwner} and not exists (
        select 1 from onlend_operations o where o.environment = $1 and o.owner_kind = $2 and o.owner_id = $3 and o.id = subject)`,
    ),
    snapshots: await count(`delete from onlend_snapshots where ${ofOwner}`),
    changeEvents: await count(
      `delete from onlend_change_events where ${ofOwner} and sequence in (
        select sequence from onlend_change_events where ${ofOwner} order by sequence limit ${batch})`,
    ),
  }
  if (erasure.sign && Object.values(erased).some((rows) => rows > 0)) {
    const note = { action: 'erased', by: erasure.by, owner, subject: null, facts: erased, at: now } as const
    await appendAudit(transaction, owner.environment, { note, sign: erasure.sign })
  }
  return { erased, isDone: [erased.operations, events, erased.changeEvents].every((rows) => rows < batch) }
}

/**
 * Erases the closed settlement events of an owner that settle no remaining operation, and the bodies of their webhooks. The inbox still recognises a repeat
 * of the webhook. A webhook with an open event, also of another owner, stays whole.
 */
async function eraseEvents(
  transaction: Queryable,
  owner: Owner,
  { operationIds, now }: { operationIds: readonly string[]; now: number },
): Promise<number> {
  if (owner.kind !== 'customerPartnerId') return 0
  const gone = await transaction.query<{ delivery_id: string }>(
    `with due as (
      select id from onlend_events e
      where (${eventConditions.isOfOwner}
          or environment = $1 and operation_id = any ($3::text[]) and coalesce(customer_partner_id, found_owner_id) is null)
        and state in ('matched', 'dismissed')
        and not exists (select 1 from onlend_operations o where o.environment = e.environment and o.id = e.operation_id)
        and not exists (
          select 1 from onlend_events other where other.delivery_id = e.delivery_id and other.state not in ('matched', 'dismissed'))
      limit ${batch}
    ) delete from onlend_events where id in (select id from due) returning delivery_id`,
    [owner.environment, owner.id, [...operationIds]],
  )
  const deliveries = [...new Set(gone.map(({ delivery_id }) => delivery_id))]
  if (deliveries.length > 0) await blankDeliveries(transaction, deliveries, now)
  return gone.length
}

async function blankDeliveries(transaction: Queryable, ids: readonly string[], now: number): Promise<void> {
  await transaction.query('update onlend_deliveries set body = null where id = any ($1::text[])', [ids])
  await transaction.query(
    `update onlend_deliveries d set forgotten_at = $2, dismissed_at = null, dismissed_by = null, dismissed_reason = null
    where id = any ($1::text[]) and not exists (select 1 from onlend_events e where e.delivery_id = d.id)`,
    [ids, now],
  )
}
