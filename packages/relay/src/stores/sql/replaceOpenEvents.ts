import type { Queryable } from '../Database.ts'
import type { KeptEvent } from '../RelayStore.ts'
import type { EventRow } from './EventRow.ts'

type PlacedEvent = { position: number; event: KeptEvent }

/**
 * Takes out what an earlier reading of a webhook left open, and returns what of the new reading is to be written, so that no word is spent
 * twice: not what says the same as a matched word, and of the rest only as many as the matched ones leave room for, first those
 * that do not stand where a matched one stood.
 */
export async function replaceOpenEvents(
  transaction: Queryable,
  deliveryId: string,
  events: readonly KeptEvent[],
): Promise<PlacedEvent[]> {
  await transaction.query("delete from onlend_events where delivery_id = $1 and state <> 'matched'", [
    deliveryId,
  ])
  const matched = await transaction.query<EventRow & { position: number }>(
    'select * from onlend_events where delivery_id = $1',
    [deliveryId],
  )
  const placed = events.map((event, position) => ({ event, position }))
  const isTaken = ({ position }: PlacedEvent): boolean => matched.some((row) => row.position === position)
  const others = placed.filter(({ event }) => !matched.some((row) => saysTheSame(row, event)))
  const ordered = [...others.filter((each) => !isTaken(each)), ...others.filter(isTaken)]
  return ordered.slice(0, Math.max(0, events.length - matched.length))
}

function saysTheSame(row: EventRow, event: KeptEvent): boolean {
  return (
    row.kind === event.kind &&
    row.outcome === event.outcome &&
    row.reference === event.reference &&
    row.transaction_reference === event.transactionReference &&
    row.amount === event.amount &&
    row.destination_hash === event.destinationHash
  )
}
