import type { Owner } from '../../identity/Owner.ts'
import type { Queryable } from '../Database.ts'
import type { KeptEvent } from '../RelayStore.ts'
import type { EventRow } from './EventRow.ts'
import { findOwner } from './findOwner.ts'
import { lockOwner } from './lockOwner.ts'
import { matchEvent } from './matchEvent.ts'

type ApplyOptions = { events: readonly KeptEvent[]; body: string | null; now: number }

/** Writes down the events of a kept webhook and matches each. Does nothing for a webhook that was applied before. */
export async function applyEvents(
  transaction: Queryable,
  deliveryId: string,
  { events, body, now }: ApplyOptions,
): Promise<void> {
  const [delivery] = await transaction.query<{
    environment: Owner['environment']
    source: string
    signed: boolean
    received_at: number | string
  }>(
    `update onlend_deliveries set applied_at = $2, body = coalesce($3, body)
    where id = $1 and applied_at is null returning environment, source, signed, received_at`,
    [deliveryId, now, body],
  )
  if (!delivery) return
  for (const [position, event] of events.entries()) {
    const [row] = await transaction.query<EventRow>(
      `insert into onlend_events (
        id, delivery_id, environment, source, position, kind, outcome, customer_partner_id, reference, transaction_reference,
        amount, destination_hash, destination_end, message, signed, quarantined, state, received_at
      ) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18) returning *`,
      [
        crypto.randomUUID(),
        deliveryId,
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
        event.quarantined ? 'quarantined' : 'unmatched',
        Number(delivery.received_at),
      ],
    )
    const owner = row && (await findOwner(transaction, row))
    if (!row || !owner || event.quarantined) continue
    await lockOwner(transaction, owner)
    await matchEvent(transaction, owner, row, now)
  }
}
