import type { Owner } from '../../database/Owner.ts'
import type { Queryable } from '../../database/Database.ts'
import type { InboxPage } from '../../ledger/index.ts'
import type { UnmatchedEvent } from '../InboxStore.ts'
import type { EventRow } from '../../ledger/sql/index.ts'
import { readUnmatched } from './readUnmatched.ts'

/** The events without an operation that name one of these owners, oldest first. */
export async function listUnmatched(
  database: Queryable,
  owners: readonly Owner[],
  { limit, after }: InboxPage,
): Promise<UnmatchedEvent[]> {
  const partners = owners.filter(({ kind }) => kind === 'customerPartnerId')
  const rows = await database.query<EventRow>(
    `select * from onlend_events where state = 'unmatched' and environment = $1
      and customer_partner_id = any ($2::text[]) and (received_at, id) > ($3, $4)
    order by received_at, id limit $5`,
    [
      partners[0]?.environment ?? '',
      partners.map(({ id }) => id),
      after?.receivedAt ?? -1,
      after?.id ?? '',
      limit,
    ],
  )
  return rows.map(readUnmatched)
}
