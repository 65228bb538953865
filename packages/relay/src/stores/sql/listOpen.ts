import type { Owner } from '../../identity/Owner.ts'
import type { Queryable } from '../Database.ts'
import type { OpenDelivery, OpenInbox } from '../RelayStore.ts'
import type { EventRow } from './EventRow.ts'
import { readUnmatched } from './readUnmatched.ts'

type DeliveryRow = {
  id: string
  reading: OpenDelivery['why']
  source: string
  body: string | null
  signed: boolean
  received_at: number | string
}

/** Everything that is open, newest first; webhooks that a parser failed at come before those it found nothing in. */
export async function listOpen(
  database: Queryable,
  environment: Owner['environment'],
  limit: number,
): Promise<OpenInbox> {
  const events = await database.query<EventRow>(
    `select * from onlend_events where environment = $1 and state in ('unmatched', 'quarantined', 'unconfirmed')
      and (state <> 'unconfirmed' or confirm_after is null)
    order by received_at desc, position limit $2`,
    [environment, limit],
  )
  const deliveries = await database.query<DeliveryRow>(
    `select id, reading, source, body, signed, received_at from onlend_deliveries
    where environment = $1 and body is not null and not redacted and reading in ('unparsed', 'empty', 'altered')
      and not exists (select 1 from onlend_events where delivery_id = onlend_deliveries.id)
    order by case when reading = 'empty' then 1 else 0 end, received_at desc, id limit $2`,
    [environment, limit],
  )
  return {
    events: events.map(readUnmatched),
    deliveries: deliveries.map(({ reading, received_at, ...row }) => {
      return { ...row, why: reading, receivedAt: Number(received_at) }
    }),
  }
}
