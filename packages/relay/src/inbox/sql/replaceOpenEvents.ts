import type { Queryable } from '../../database/Database.ts'
import type { KeptEvent } from '../InboxStore.ts'
import type { EventRow } from '../../ledger/sql/index.ts'
import { storableText } from '../../database/storableValues.ts'

type PlacedEvent = { position: number; event: KeptEvent }

/** What is to be written, and what was taken out although it was counted among other events. */
type Replaced = { fresh: PlacedEvent[]; forgotten: EventRow[] }

/**
 * Takes out what an earlier reading of a webhook left open, and returns what of the new reading is to be written. Every settlement event that is matched or dismissed takes
 * one of the new ones with it, so that none is spent twice: the one that says the same, else the one that is about the same, else the one
 * in its place.
 */
export async function replaceOpenEvents(
  transaction: Queryable,
  deliveryId: string,
  events: readonly KeptEvent[],
): Promise<Replaced> {
  const forgotten = await transaction.query<EventRow>(
    "delete from onlend_events where delivery_id = $1 and state not in ('matched', 'dismissed') returning *",
    [deliveryId],
  )
  const settled = await transaction.query<EventRow>(
    'select * from onlend_events where delivery_id = $1 order by position',
    [deliveryId],
  )
  const fresh = events.map((event, position) => ({ event, position }))
  for (const row of settled) {
    const spent =
      fresh.find(({ event }) => isAboutTheSame(row, event) && row.outcome === event.outcome) ??
      fresh.find(({ event }) => isAboutTheSame(row, event)) ??
      fresh.find(({ position }) => position === row.position)
    if (spent) fresh.splice(fresh.indexOf(spent), 1)
  }
  return { fresh, forgotten: forgotten.filter(({ candidates }) => candidates !== null) }
}

function isAboutTheSame(row: EventRow, event: KeptEvent): boolean {
  return (
    row.kind === event.kind &&
    row.reference === kept(event.reference) &&
    row.transaction_reference === kept(event.transactionReference) &&
    row.amount === event.amount &&
    row.destination_hash === event.destinationHash
  )
}

function kept(text: string | null): string | null {
  return text === null ? null : storableText(text)
}
