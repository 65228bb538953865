import type { Queryable } from '../Database.ts'
import type { EventRow } from './EventRow.ts'
import { findOwner } from './findOwner.ts'
import { keepOwner } from './keepOwner.ts'
import { lockOwner } from './lockOwner.ts'
import { matchEvent } from './matchEvent.ts'

/** Matches a settlement event that a reading of the service bore out; from here on it counts like one with a signature. Does nothing the second time. */
export async function confirmEvent(transaction: Queryable, eventId: string, now: number): Promise<void> {
  const [found] = await transaction.query<EventRow>('select * from onlend_events where id = $1', [eventId])
  const owner = found && (await findOwner(transaction, found))
  // The owner's lock comes before any other, as everywhere.
  if (owner) await lockOwner(transaction, owner)
  const [event] = await transaction.query<EventRow>(
    `update onlend_events set state = 'unmatched', signed = true, confirm_after = null
    where id = $1 and state = 'unconfirmed' returning *`,
    [eventId],
  )
  if (event && owner) await matchEvent(transaction, owner, await keepOwner(transaction, event, owner), now)
}
