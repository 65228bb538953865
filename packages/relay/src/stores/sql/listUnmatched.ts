import type { Owner } from '../../identity/Owner.ts'
import type { Queryable } from '../Database.ts'
import type { UnmatchedEvent } from '../RelayStore.ts'
import type { EventRow } from './EventRow.ts'
import { readUnmatched } from './readUnmatched.ts'

/** The events without an operation that name one of these owners, newest first. */
export async function listUnmatched(
  database: Queryable,
  owners: readonly Owner[],
  limit: number,
): Promise<UnmatchedEvent[]> {
  const partners = owners.filter(({ kind }) => kind === 'customerPartnerId')
  const rows = await database.query<EventRow>(
    `select * from onlend_events where state = 'unmatched' and environment = $1
      and customer_partner_id = any ($2::text[]) order by received_at desc, position limit $3`,
    [partners[0]?.environment ?? '', partners.map(({ id }) => id), limit],
  )
  return rows.map(readUnmatched)
}
