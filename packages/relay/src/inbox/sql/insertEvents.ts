import type { Queryable } from '../../database/Database.ts'
import type { KeptEvent } from '../InboxRecord.ts'
import type { AppliedDelivery } from './applyEvents.ts'
import type { EventRow } from '../../ledger/sql/index.ts'
import { storableJson } from '../../database/storableValues.ts'

/** An event, its place in its webhook, and the milliseconds that the matching by facts looks back. */
export type NewEvent = { delivery: AppliedDelivery; position: number; event: KeptEvent; matchWindow: number }

const columns = `id, delivery_id, environment, source, position, kind, outcome, customer_partner_id, reference, transaction_reference,
  amount, destination_hash, mobile_hash, destination_end, message, signed, quarantined, state, received_at, confirm_after,
  service_reference, message_id, match_from`

/** Writes events as unmatched, quarantined or unconfirmed; returns the rows in the same order. */
export async function insertEvents(
  transaction: Queryable,
  events: readonly NewEvent[],
  now: number,
): Promise<EventRow[]> {
  if (events.length === 0) return []
  const given = events.map((one) => toRow(one, now))
  const written = await transaction.query<EventRow>(
    `insert into onlend_events (${columns}) select ${columns} from jsonb_populate_recordset(null::onlend_events, $1::jsonb) returning *`,
    [storableJson(given)],
  )
  const byId = new Map(written.map((row) => [row.id, row]))
  return given.map(({ id }) => {
    const row = byId.get(id)
    if (!row) throw new Error('The inbox did not return what was written')
    return row
  })
}

function toRow({ delivery, position, event, matchWindow }: NewEvent, now: number) {
  const state = event.quarantined ? 'quarantined' : event.needsConfirmation ? 'unconfirmed' : 'unmatched'
  return {
    id: crypto.randomUUID(),
    delivery_id: delivery.id,
    environment: delivery.environment,
    source: delivery.source,
    position,
    kind: event.kind,
    outcome: event.outcome,
    customer_partner_id: event.customerPartnerId,
    reference: event.reference,
    transaction_reference: event.transactionReference,
    amount: event.amount,
    destination_hash: event.destinationHash,
    mobile_hash: event.mobileHash ?? null,
    destination_end: event.destinationEnd,
    message: event.message,
    signed: delivery.signed,
    quarantined: event.quarantined,
    state,
    received_at: Number(delivery.received_at),
    confirm_after: state === 'unconfirmed' ? now : null,
    service_reference: event.serviceReference ?? null,
    message_id: delivery.keeps_id ? delivery.message_id : null,
    match_from: Number(delivery.received_at) - matchWindow,
  }
}
