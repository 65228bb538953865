import type { Queryable } from '../Database.ts'
import type { KeptDelivery, ReplayQuery } from '../RelayStore.ts'
import type { DeliveryRow } from './DeliveryRow.ts'
import { readDelivery } from './readDelivery.ts'

/** Webhooks that are kept whole and have something open in them, oldest first, a page at a time. */
export async function listReplayable(
  database: Queryable,
  { environment, source, since, deliveryId, after }: ReplayQuery,
  limit: number,
): Promise<(KeptDelivery & { id: string })[]> {
  const rows = await database.query<DeliveryRow>(
    `select * from onlend_deliveries d where environment = $1 and body is not null and not redacted and dismissed_at is null
      and ($2::text is null or source = $2) and received_at >= $3 and ($4::text is null or id = $4)
      and ($5::bigint is null or (received_at, id) > ($5, $6))
      and (reading in ('unparsed', 'empty') or (reading = 'altered' and $4::text is not null)
        or exists (select 1 from onlend_events e where e.delivery_id = d.id and e.state not in ('matched', 'dismissed')))
    order by received_at, id limit $7`,
    [environment, source, since, deliveryId, after?.receivedAt ?? null, after?.id ?? '', limit],
  )
  return rows.map(readDelivery)
}
