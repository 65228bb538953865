import type { Owner } from '../../database/Owner.ts'
import type { Queryable } from '../../database/Database.ts'
import type { EventRow } from '../../ledger/sql/index.ts'
import { matchWindows } from './matchWindows.ts'

type OwnerRow = { owner_kind: Owner['kind']; owner_id: string; is_sure: boolean }

/**
 * Finds the partner whose operation the event is about: the one that the event names. An event that names none must fit exactly one
 * owner: a withdrawal by its amount and whole account, a row by its transaction reference and amount, among open and recently settled
 * operations, since a settlement event can come twice. References to operations choose no owner, because the sender of an operation
 * chooses its id. `null` for no owner, for several and for an uncertain one, which leaves the event to an operator.
 */
export async function findOwner(transaction: Queryable, event: EventRow): Promise<Owner | null> {
  const { environment, customer_partner_id: id } = event
  if (id !== null) return { environment, kind: 'customerPartnerId', id }
  if (event.amount === null) return null
  const receivedAt = Number(event.received_at)
  const alike =
    'environment = $1 and kind = $2 and amount = $3 and destination_hash in ($4, $8) and coalesce(released_at, created_at) <= $5'
  const found = await transaction.query<OwnerRow>(
    `select owner_kind, owner_id, bool_or(is_sure) as is_sure from (
      select owner_kind, owner_id, true as is_sure from onlend_operations
      where ${alike} and settled_at is null and state in ('submitting', 'accepted', 'unknown', 'stale')
      union all
      select owner_kind, owner_id, true from onlend_operations where ${alike} and settled_at > $6
      union all
      select r.owner_kind, r.owner_id, r.amount is not null
      from onlend_operation_rows r join onlend_operations o using (environment, owner_kind, owner_id)
      where o.id = r.operation_id and o.state <> 'rejected' and r.environment = $1 and r.kind = $2 and r.reference = $7
        and (r.amount is null or r.amount = $3) and r.created_at <= $5 and (r.state = 'awaited' or r.settled_at > $6)
    ) fitting group by owner_kind, owner_id limit 2`,
    [
      environment,
      event.kind,
      event.amount,
      event.destination_hash,
      receivedAt,
      receivedAt - matchWindows.waiting,
      event.transaction_reference,
      event.mobile_hash,
    ],
  )
  const [only] = found
  return found.length === 1 && only?.is_sure
    ? { environment, kind: only.owner_kind, id: only.owner_id }
    : null
}
