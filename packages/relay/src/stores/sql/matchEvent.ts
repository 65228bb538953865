import type { Owner } from '../../identity/Owner.ts'
import type { Queryable } from '../Database.ts'
import type { EventRow } from './EventRow.ts'
import { findByLikeness } from './findByLikeness.ts'
import { findByReference } from './findByReference.ts'
import { findRepeated } from './findRepeated.ts'
import { findReversed } from './findReversed.ts'
import { findRow } from './findRow.ts'
import { settleOperation } from './settleOperation.ts'
import { settleRow } from './settleRow.ts'

/**
 * Ties a final word to the operation it is about and settles it: by a reference, else by likeness. Leaves the event unmatched when there is
 * no operation, no telling which, or one that the word names and contradicts. The caller holds the owner's lock.
 */
export async function matchEvent(
  transaction: Queryable,
  owner: Owner,
  event: EventRow,
  now: number,
): Promise<void> {
  const operationId = await settle(transaction, owner, event, now)
  if (operationId === null) return
  await transaction.query("update onlend_events set state = 'matched', operation_id = $2 where id = $1", [
    event.id,
    operationId,
  ])
}

async function settle(
  transaction: Queryable,
  owner: Owner,
  event: EventRow,
  now: number,
): Promise<string | null> {
  const named = await findByReference(transaction, owner, event)
  if (named === 'unclear') return null
  const isAboutRow = event.kind !== 'withdraw' && event.transaction_reference !== null
  if (named && !(isAboutRow && named.rows_total !== null)) {
    await settleOperation(transaction, named, event, { matched: 'reference', now })
    return named.id
  }
  if (event.outcome === 'reversed') {
    const reversed = event.kind === 'withdraw' ? await findReversed(transaction, owner, event) : null
    if (reversed) await settleOperation(transaction, reversed, event, { matched: 'probable', now })
    return reversed?.id ?? null
  }
  // Without a reference nobody can tell a word that is sent again under a new id from one about an equal write that is still open.
  const repeated = event.reference === null ? await findRepeated(transaction, event) : null
  if (event.kind !== 'withdraw') {
    const row = await findRow(transaction, owner, { event, operationId: named?.id ?? null })
    if (!row || (repeated !== null && row.state === 'awaited')) return null
    await settleRow(transaction, owner, { row, event, matched: 'reference', now })
    return row.operation_id
  }
  const alike = await findByLikeness(transaction, owner, event)
  // With an account in it, nothing alike means that nothing alike is open: it is the same word again.
  if (repeated !== null) return alike === null && event.destination_end !== null ? repeated : null
  if (!alike) return null
  await settleOperation(transaction, alike, event, { matched: 'probable', now })
  return alike.id
}
