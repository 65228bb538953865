import type { Owner } from '../../identity/Owner.ts'
import type { Queryable } from '../Database.ts'
import { defaultMatchWindow } from './defaultMatchWindow.ts'
import type { EventRow } from './EventRow.ts'
import type { OperationRow } from './OperationRow.ts'
import { ownerValues } from './ownerValues.ts'

/**
 * The withdrawal that a signed reversal without a known reference is about: the only one of its amount and account that may have been sent, and
 * it succeeded within the match window. `null` where there is another, or no account is told.
 */
export async function findReversed(
  transaction: Queryable,
  owner: Owner,
  event: EventRow,
): Promise<OperationRow | null> {
  const hasDestination = event.destination_hash !== null || event.destination_end !== null
  if (!event.signed || event.amount === null || !hasDestination) return null
  const receivedAt = Number(event.received_at)
  const candidates = await transaction.query<OperationRow>(
    `select * from onlend_operations
    where environment = $1 and owner_kind = $2 and owner_id = $3 and kind = $4 and amount = $5
      and state not in ('rejected', 'failed') and created_at <= $6 and (settled_at is null or settled_at > $7)
      and ($8::text is null or destination_hash = $8) and ($9::text is null or destination_end = $9)
    limit 2`,
    [
      ...ownerValues(owner),
      event.kind,
      event.amount,
      receivedAt,
      event.match_from === null ? receivedAt - defaultMatchWindow : Number(event.match_from),
      event.destination_hash,
      event.destination_end,
    ],
  )
  const [only, other] = candidates
  return only && !other && only.state === 'succeeded' && !only.conflict ? only : null
}
