import type { Owner } from '../../database/Owner.ts'
import type { Queryable } from '../../database/Database.ts'
import type { AppliedReading, KeptEvent } from '../InboxRecord.ts'
import { type EventRow, lockOwner } from '../../ledger/sql/index.ts'
import { getCandidates } from './getCandidates.ts'
import { matchWindows } from './matchWindows.ts'
import { findOwner } from './findOwner.ts'
import { insertEvents } from './insertEvents.ts'
import { keepOwner } from './keepOwner.ts'
import { matchEvent } from './matchEvent.ts'
import { matchWaitingEvents } from './matchWaitingEvents.ts'
import { replaceOpenEvents } from './replaceOpenEvents.ts'

/** The columns of a webhook that its events copy. */
export type AppliedDelivery = {
  id: string
  environment: Owner['environment']
  source: string
  message_id: string
  keeps_id: boolean
  signed: boolean
  received_at: number | string
}

type ApplyOptions = AppliedReading & { events: readonly KeptEvent[] }

/**
 * Writes the events of a kept webhook and matches each. Does nothing for a webhook that was applied before, unless `again` is set: then
 * matched and dismissed events stay, and the new events replace all others.
 *
 * @returns whether the webhook was read.
 */
export async function applyEvents(
  transaction: Queryable,
  deliveryId: string,
  { events, isParsed, redacted, again, matchWindow = matchWindows.byFacts, now }: ApplyOptions,
): Promise<boolean> {
  const reading = isParsed ? (events.length > 0 ? 'read' : 'unread') : 'unparsed'
  const [delivery] = await transaction.query<AppliedDelivery>(
    `update onlend_deliveries set applied_at = $2, reading = $3
    where id = $1 and dismissed_at is null and (applied_at is null or $4) returning id, environment, source, message_id, keeps_id, signed, received_at`,
    [deliveryId, now, reading, again],
  )
  if (!delivery) return false
  const { fresh, forgotten } = await replaceOpenEvents(transaction, deliveryId, events)
  const written = await insertEvents(
    transaction,
    fresh.map((placed) => ({ ...placed, delivery, matchWindow })),
    now,
  )
  const rows = written.filter(({ state }) => state === 'unmatched')
  const locked = await lockOwners(transaction, [...rows, ...forgotten])
  let isSettled = false
  for (const row of rows) {
    // An earlier event may have settled this one too, or the operation that this one could be about.
    if (isSettled && !(await isStillOpen(transaction, row))) continue
    const owner = await findOwner(transaction, row)
    if (!owner) continue
    if (!locked.has(toOwnerName(owner))) await lockOwner(transaction, owner)
    if (await matchEvent(transaction, owner, await keepOwner(transaction, row, owner), now)) isSettled = true
  }
  // The events that replace an ambiguous one may decide about its candidates.
  for (const row of forgotten) {
    const owner = await findOwner(transaction, row)
    const operationIds = getCandidates(row)
    if (owner) await matchWaitingEvents(transaction, owner, { operationIds, now })
  }
  if (redacted === null) return true
  await transaction.query(
    `update onlend_deliveries set body = $2, redacted = true where id = $1 and reading in ('read', 'unread') and body is not null
      and not exists (select 1 from onlend_events where delivery_id = $1 and state not in ('matched', 'dismissed'))`,
    [deliveryId, redacted],
  )
  return true
}

/** Locks the owners in one order, so that two webhooks about the same partners do not wait for each other. */
async function lockOwners(transaction: Queryable, rows: readonly EventRow[]): Promise<ReadonlySet<string>> {
  const owners = new Map<string, Owner>()
  for (const row of rows) {
    const owner = await findOwner(transaction, row)
    if (owner) owners.set(toOwnerName(owner), owner)
  }
  for (const [, owner] of [...owners].sort(([one], [other]) => (one < other ? -1 : 1)))
    await lockOwner(transaction, owner)
  return new Set(owners.keys())
}

function toOwnerName({ kind, id }: Owner): string {
  return `${kind}/${id}`
}

async function isStillOpen(transaction: Queryable, { id }: EventRow): Promise<boolean> {
  const open = await transaction.query(
    "select 1 as one from onlend_events where id = $1 and state = 'unmatched'",
    [id],
  )
  return open.length > 0
}
