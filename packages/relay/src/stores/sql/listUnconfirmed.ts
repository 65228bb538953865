import type { Owner } from '../../identity/Owner.ts'
import type { Queryable } from '../Database.ts'
import type { UnconfirmedEvent } from '../RelayStore.ts'
import type { EventRow } from './EventRow.ts'

/** Settlement events whose confirming reading is due, the longest due first. */
export async function listUnconfirmed(
  database: Queryable,
  { environment, now, limit }: { environment: Owner['environment']; now: number; limit: number },
): Promise<UnconfirmedEvent[]> {
  const rows = await database.query<EventRow & { confirm_tries: number }>(
    `select * from onlend_events where environment = $1 and state = 'unconfirmed' and confirm_after <= $2
    order by confirm_after, id limit $3`,
    [environment, now, limit],
  )
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    outcome: row.outcome,
    customerPartnerId: row.customer_partner_id,
    transactionReference: row.transaction_reference,
    signed: row.signed,
    tries: row.confirm_tries,
  }))
}
