import type { Queryable } from '../../database/Database.ts'
import type { KeptEvent } from '../InboxStore.ts'
import type { AppliedDelivery } from './applyEvents.ts'
import type { EventRow } from '../../ledger/sql/index.ts'

type InsertOptions = { position: number; event: KeptEvent; matchWindow: number; now: number }

/** Writes an event down: open to be matched, put aside, or waiting for a confirming reading. */
export async function insertEvent(
  transaction: Queryable,
  delivery: AppliedDelivery,
  { position, event, matchWindow, now }: InsertOptions,
): Promise<EventRow> {
  const state = event.quarantined ? 'quarantined' : event.needsConfirmation ? 'unconfirmed' : 'unmatched'
  const [row] = await transaction.query<EventRow>(
    `insert into onlend_events (
      id, delivery_id, environment, source, position, kind, outcome, customer_partner_id, reference, transaction_reference,
      amount, destination_hash, destination_end, message, signed, quarantined, state, received_at, confirm_after,
      service_reference, message_id, match_from
    ) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22) returning *`,
    [
      crypto.randomUUID(),
      delivery.id,
      delivery.environment,
      delivery.source,
      position,
      event.kind,
      event.outcome,
      event.customerPartnerId,
      event.reference,
      event.transactionReference,
      event.amount,
      event.destinationHash,
      event.destinationEnd,
      event.message,
      delivery.signed,
      event.quarantined,
      state,
      Number(delivery.received_at),
      state === 'unconfirmed' ? now : null,
      event.serviceReference ?? null,
      delivery.keeps_id ? delivery.message_id : null,
      Number(delivery.received_at) - matchWindow,
    ],
  )
  if (!row) throw new Error('The inbox did not return what was written')
  return row
}
