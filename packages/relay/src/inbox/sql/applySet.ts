import type { Owner } from '../../database/Owner.ts'
import type { Queryable } from '../../database/Database.ts'
import { type EventRow, lockOwner, type SettledRow, settleRows } from '../../ledger/sql/index.ts'
import { storableJson } from '../../database/storableValues.ts'
import type { AppliedDelivery } from './applyEvents.ts'
import type { ReadDelivery } from './getRowKeys.ts'
import { insertEvents } from './insertEvents.ts'
import { judgeRowEvents } from './judgeRowEvents.ts'
import { matchEvent } from './matchEvent.ts'
import { matchWaitingEvents } from './matchWaitingEvents.ts'
import { matchWindows } from './matchWindows.ts'

/**
 * Applies webhooks without a common key of `getRowKeys` in one transaction and by few statements: settles plain events together, and matches an event that
 * needs more checks alone, in its place. The result is the same as if the relay had applied the webhooks one after the other.
 *
 * @returns for each webhook whether the relay read it.
 */
export async function applySet(
  transaction: Queryable,
  deliveries: readonly ReadDelivery[],
): Promise<boolean[]> {
  const now = Math.max(...deliveries.map(({ reading }) => reading.now))
  const taken = await transaction.query<AppliedDelivery>(
    `update onlend_deliveries set applied_at = $2, reading = 'read'
    where id = any ($1::text[]) and dismissed_at is null and applied_at is null
    returning id, environment, source, message_id, keeps_id, signed, received_at`,
    [deliveries.map(({ deliveryId }) => deliveryId), now],
  )
  const byId = new Map(taken.map((delivery) => [delivery.id, delivery]))
  const fresh = deliveries.flatMap(({ deliveryId, events, reading }) => {
    const delivery = byId.get(deliveryId)
    const { matchWindow = matchWindows.byFacts } = reading
    return delivery ? events.map((event, position) => ({ delivery, event, position, matchWindow })) : []
  })
  const rows = await insertEvents(transaction, fresh, now)
  const groups = groupByOwner(rows)
  for (const { owner } of groups) await lockOwner(transaction, owner)
  for (const { owner, events } of groups) await matchInOrder(transaction, owner, events, now)
  await blankBodies(
    transaction,
    deliveries.filter(({ deliveryId }) => byId.has(deliveryId)),
  )
  return deliveries.map(({ deliveryId }) => byId.has(deliveryId))
}

type OwnedEvents = { owner: Owner; events: EventRow[] }

/** Groups events by owner, in one order, so that two sets about the same partners do not wait for each other. */
function groupByOwner(rows: readonly EventRow[]): OwnedEvents[] {
  const groups = new Map<string, OwnedEvents>()
  for (const row of rows) {
    const { environment, customer_partner_id: id } = row
    // `getRowKeys` has checked that each event names its partner.
    if (id === null) continue
    const group = groups.get(id) ?? { owner: { environment, kind: 'customerPartnerId', id }, events: [] }
    group.events.push(row)
    groups.set(id, group)
  }
  return [...groups.values()].sort((one, other) => (one.owner.id < other.owner.id ? -1 : 1))
}

async function matchInOrder(
  transaction: Queryable,
  owner: Owner,
  events: readonly EventRow[],
  now: number,
): Promise<void> {
  let waiting = events
  while (waiting.length > 0) {
    const { settled, left, weighed } = await judgeRowEvents(transaction, owner, waiting)
    await settleTogether(transaction, owner, settled, now)
    if (!weighed) return
    // An earlier event may have settled this one too.
    const isOpen = settled.length === 0 || (await isStillOpen(transaction, weighed))
    if (isOpen) await matchEvent(transaction, owner, weighed, now)
    waiting = left
  }
}

async function settleTogether(
  transaction: Queryable,
  owner: Owner,
  settled: readonly SettledRow[],
  now: number,
): Promise<void> {
  if (settled.length === 0) return
  await settleRows(transaction, owner, { settled, matched: 'reference', now })
  const matched = settled.map(({ row, event }) => ({ id: event.id, operation_id: row.operation_id }))
  await transaction.query(
    `update onlend_events e set state = 'matched', operation_id = given.operation_id, candidates = null
    from jsonb_to_recordset($1::jsonb) as given (id text, operation_id text) where e.id = given.id`,
    [storableJson(matched)],
  )
  const operationIds = [...new Set(settled.map(({ row }) => row.operation_id))]
  await matchWaitingEvents(transaction, owner, { operationIds, now })
}

async function isStillOpen(transaction: Queryable, { id }: EventRow): Promise<boolean> {
  const open = await transaction.query(
    "select 1 as one from onlend_events where id = $1 and state = 'unmatched'",
    [id],
  )
  return open.length > 0
}

async function blankBodies(transaction: Queryable, deliveries: readonly ReadDelivery[]): Promise<void> {
  const bodies = deliveries.flatMap(({ deliveryId: id, reading: { redacted: body } }) =>
    body === null ? [] : [{ id, body }],
  )
  if (bodies.length === 0) return
  await transaction.query(
    `update onlend_deliveries d set body = given.body, redacted = true from jsonb_to_recordset($1::jsonb) as given (id text, body text)
    where d.id = given.id and d.reading in ('read', 'unread') and d.body is not null
      and not exists (select 1 from onlend_events where delivery_id = d.id and state not in ('matched', 'dismissed'))`,
    [storableJson(bodies)],
  )
}
