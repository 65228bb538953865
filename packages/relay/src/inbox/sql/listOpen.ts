import type { Owner } from '../../database/Owner.ts'
import type { Queryable } from '../../database/Database.ts'
import type { InboxQuery, OpenDelivery, UnmatchedEvent } from '../InboxRecord.ts'
import { eventConditions, type EventRow } from '../../ledger/sql/index.ts'
import { type DismissalColumns, readDismissal } from './readDismissal.ts'
import { readUnmatched } from './readUnmatched.ts'

/** A page of the operators' inbox: events and webhooks, each oldest first. */
export type OpenInbox = { events: UnmatchedEvent[]; deliveries: OpenDelivery[] }

type DeliveryRow = DismissalColumns & {
  id: string
  reading: 'unparsed' | 'unread' | 'altered'
  source: string
  body: string | null
  signed: boolean
  received_at: number | string
}

const kept = 'body is not null and dismissed_at is null'

/** The condition on webhooks for each list. `open` excludes the unread ones, since most of them report intermediate states. */
const deliveryConditions = {
  open: `reading in ('unparsed', 'altered') and ${kept}`,
  unread: `reading = 'unread' and ${kept}`,
  dismissed: "reading in ('unparsed', 'unread', 'altered') and dismissed_at is not null",
}

/** The condition on settlement events for each list. */
const openEventConditions = {
  open: eventConditions.isOpen,
  dismissed: "state = 'dismissed'",
}

/** A page of the entries that wait for an operator, of unread webhooks, or of closed entries; oldest first. */
export async function listOpen(
  database: Queryable,
  environment: Owner['environment'],
  { limit, after, why }: InboxQuery,
): Promise<OpenInbox> {
  const page = [environment, after?.receivedAt ?? -1, after?.id ?? '', limit]
  const toPageCondition = (condition: string) =>
    `environment = $1 and (received_at, id) > ($2, $3) and ${condition} order by received_at, id limit $4`
  const events =
    why === 'unread'
      ? []
      : await database.query<EventRow>(
          `select * from onlend_events where ${toPageCondition(openEventConditions[why ?? 'open'])}`,
          page,
        )
  const deliveries = await database.query<DeliveryRow>(
    `select id, reading, source, body, signed, received_at, dismissed_at, dismissed_by, dismissed_reason
    from onlend_deliveries
    where not exists (select 1 from onlend_events where delivery_id = onlend_deliveries.id)
      and ${toPageCondition(deliveryConditions[why ?? 'open'])}`,
    page,
  )
  return { events: events.map(readUnmatched), deliveries: deliveries.map(readOpen) }
}

function readOpen(row: DeliveryRow): OpenDelivery {
  const { id, source, body, signed } = row
  const dismissal = readDismissal(row)
  const why = dismissal ? 'dismissed' : row.reading
  return { id, why, source, body, signed, receivedAt: Number(row.received_at), dismissal }
}
