import { operations } from '@onlend/core/operations'
import type { Owner } from '../../database/Owner.ts'
import type { Queryable } from '../../database/Database.ts'
import { type EventRow, type OperationRow, settleOperation, settleRow } from '../../ledger/sql/index.ts'
import { findByReference } from './findByReference.ts'
import { findRow } from './findRow.ts'
import { markMatched } from './markMatched.ts'
import { matchWaitingEvents } from './matchWaitingEvents.ts'
import { settleByFacts } from './settleByFacts.ts'
import { toEventIdentity } from './distinctEvents.ts'
import { matchWindows } from './matchWindows.ts'
import { ownerValues } from '../../database/ownerValues.ts'

/**
 * Matches a settlement event with its operation, by a reference, else by its facts, and settles the operation. Leaves the event open when no operation
 * fits, when several fit, or when the named one conflicts. Then matches other open events about the settled operations. The caller holds the lock.
 *
 * @returns whether the event settled an operation; other open events may be matched too.
 */
export async function matchEvent(
  transaction: Queryable,
  owner: Owner,
  event: EventRow,
  now: number,
): Promise<boolean> {
  const settled = await settle(transaction, owner, event, now)
  if (settled.length > 0) await matchWaitingEvents(transaction, owner, { operationIds: settled, now })
  return settled.length > 0
}

async function settle(
  transaction: Queryable,
  owner: Owner,
  event: EventRow,
  now: number,
): Promise<readonly string[]> {
  const named = await findByReference(transaction, owner, event)
  if (named === 'unclear') return []
  const { hasRows } = operations[event.kind]
  const isAboutRow = hasRows && event.transaction_reference !== null
  if (named && !(isAboutRow && named.rows_total !== null)) {
    await settleOperation(transaction, named, event, { matched: 'reference', now })
    await markMatched(transaction, event, { operationId: named.id })
    return [named.id]
  }
  if (event.outcome === 'reversed') {
    const reversed = hasRows ? null : await findReversed(transaction, owner, event)
    if (!reversed) return []
    await settleOperation(transaction, reversed, event, { matched: 'facts', now })
    await markMatched(transaction, event, { operationId: reversed.id })
    return [reversed.id]
  }
  if (hasRows) return settleNamedRow(transaction, owner, { event, operationId: named?.id ?? null, now })
  const { amount, destination_hash: hash, destination_end: destinationEnd } = event
  // Without an account too many withdrawals could fit, some of them unknown to this relay.
  if (amount === null || (hash === null && destinationEnd === null)) return []
  return settleByFacts(
    transaction,
    owner,
    { by: 'destination', kind: event.kind, amount, destinationEnd },
    { eventId: event.id, now },
  )
}

type NamedRow = { event: EventRow; operationId: string | null; now: number }

/** Settles the row of the transaction that an event names: in the set that the event names, else in any set by the facts. */
async function settleNamedRow(
  transaction: Queryable,
  owner: Owner,
  { event, operationId, now }: NamedRow,
): Promise<readonly string[]> {
  const { kind, transaction_reference: transactionReference } = event
  if (transactionReference === null) return []
  const row = await findRow(transaction, owner, { event, operationId })
  if (!row) return []
  const isKnown =
    row.service_reference !== null && toEventIdentity(event).references.includes(row.service_reference)
  if (operationId === null && !isKnown && row.state === 'awaited')
    return settleByFacts(
      transaction,
      owner,
      { by: 'row', kind, transactionReference },
      { eventId: event.id, now },
    )
  await settleRow(transaction, owner, { row, event, matched: 'reference', now })
  await markMatched(transaction, event, { operationId: row.operation_id })
  return [row.operation_id]
}

/**
 * Finds the withdrawal of a signed reversal without a known reference: the only one of its amount and account that the relay may have sent, and
 * that succeeded within the match window. `null` where there is another, or the event has no account.
 */
async function findReversed(
  transaction: Queryable,
  owner: Owner,
  event: EventRow,
): Promise<OperationRow | null> {
  const hasDestination = event.destination_hash !== null || event.destination_end !== null
  if (!event.signed || event.amount === null || !hasDestination) return null
  const receivedAt = Number(event.received_at)
  const alike = `environment = $1 and owner_kind = $2 and owner_id = $3 and kind = $4 and amount = $5
    and state not in ('awaiting_approval', 'rejected', 'failed') and coalesce(released_at, created_at) <= $6
    and ($8::text is null or destination_hash in ($8, $10)) and ($9::text is null or destination_end = $9)`
  const candidates = await transaction.query<OperationRow>(
    `select * from onlend_operations where ${alike} and settled_at is null
    union all select * from onlend_operations where ${alike} and settled_at > $7
    limit 2`,
    [
      ...ownerValues(owner),
      event.kind,
      event.amount,
      receivedAt,
      event.match_from === null ? receivedAt - matchWindows.byFacts : Number(event.match_from),
      event.destination_hash,
      event.destination_end,
      event.mobile_hash,
    ],
  )
  const [only, other] = candidates
  return only && !other && only.state === 'succeeded' && !only.conflict ? only : null
}
