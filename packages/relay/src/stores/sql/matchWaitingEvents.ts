import type { Owner } from '../../identity/Owner.ts'
import type { Queryable } from '../Database.ts'
import type { EventRow } from './EventRow.ts'
import { matchEvent } from './matchEvent.ts'
import { waitingWindow } from './waitingWindow.ts'

/** Tries the events of an owner again that nothing was found for when they came. The caller holds the owner's lock. */
export async function matchWaitingEvents(transaction: Queryable, owner: Owner, now: number): Promise<void> {
  if (owner.kind !== 'customerPartnerId') return
  const waiting = await transaction.query<EventRow>(
    `select * from onlend_events
    where environment = $1 and customer_partner_id = $2 and state = 'unmatched' and received_at > $3
    order by received_at, position limit 500`,
    [owner.environment, owner.id, now - waitingWindow],
  )
  for (const event of waiting) await matchEvent(transaction, owner, event, now)
}
