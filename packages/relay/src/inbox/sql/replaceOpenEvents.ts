import type { Queryable } from '../../database/Database.ts'
import type { KeptEvent } from '../InboxRecord.ts'
import type { EventRow } from '../../ledger/sql/index.ts'
import { storableText } from '../../database/storableValues.ts'

type PlacedEvent = { position: number; event: KeptEvent }

/** The events to write, and the deleted events that had candidates. */
type Replaced = { fresh: PlacedEvent[]; forgotten: EventRow[] }

/**
 * Deletes the open events of an earlier reading of a webhook, and returns the new events to write. Every matched or dismissed event removes one of the new
 * ones, so that no event counts twice: one with the same facts and outcome, else one with the same facts, else the one in its place.
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
