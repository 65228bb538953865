import type { Owner } from '../../identity/Owner.ts'
import type { Queryable } from '../Database.ts'

/** Webhooks that are kept whole although nothing in them is open any more. */
export async function listBlankable(
  database: Queryable,
  environment: Owner['environment'],
  limit: number,
): Promise<{ id: string; body: string }[]> {
  return database.query<{ id: string; body: string }>(
    `select id, body from onlend_deliveries d where environment = $1 and body is not null and not redacted
      and (reading = 'read' or dismissed_at is not null)
      and not exists (select 1 from onlend_events e where e.delivery_id = d.id and e.state not in ('matched', 'dismissed'))
    order by received_at, id limit $2`,
    [environment, limit],
  )
}
