import { isSettledByEvent, operations } from '@onlend/core/operations'
import type { Owner } from '../../database/Owner.ts'
import type { Queryable } from '../../database/Database.ts'
import {
  conflictsWith,
  eventConditions,
  type EventRow,
  type OperationRow,
  selectOperation,
  settleOperation,
  settleRow,
} from '../../ledger/sql/index.ts'
import { findByReference } from './findByReference.ts'
import { findRow } from './findRow.ts'
import { markMatched } from './markMatched.ts'
import { settleByFacts } from './settleByFacts.ts'
import { matchWindows } from './matchWindows.ts'

type Changed = {
  /** The changed operations. */
  operationIds: readonly string[]
  now: number
}

/**
 * Matches the open events that can be about changed operations, each found by an index, and settles the operations that they decide; then
 * does the same for the operations settled this way. The caller holds the owner's lock.
 */
export async function matchWaitingEvents(
  transaction: Queryable,
  owner: Owner,
  { operationIds, now }: Changed,
): Promise<void> {
  if (owner.kind !== 'customerPartnerId') return
  const queue = [...operationIds]
  for (const id of queue) {
    const operation = await selectOperation(transaction, { owner, id })
    if (!operation) continue
    await matchNamed(transaction, operation, now)
    const settled = await settleOperationByFacts(transaction, owner, operation, now)
    queue.push(...settled)
  }
}

/** Settles an operation by the open events that name it. An event with another amount or account stays open. */
async function matchNamed(transaction: Queryable, operation: OperationRow, now: number): Promise<void> {
  const { environment, owner_kind: kind, owner_id: ownerId, id, reference, service_reference } = operation
  const names = [id, reference, ...(service_reference === null ? [] : [service_reference])]
  const open = `${eventConditions.isOfOwner} and state = 'unmatched' and kind = $3 and received_at > $4`
  const events = await transaction.query<EventRow>(
    `select * from onlend_events where ${open} and reference = any ($5::text[])
    union select * from onlend_events where ${open} and service_reference = any ($5::text[])
    order by received_at, position, id`,
    [environment, ownerId, operation.kind, now - matchWindows.waiting, names],
  )
  const owner = { environment, kind, id: ownerId }
  for (const event of events) {
    const isAboutRow = operation.rows_total !== null && event.transaction_reference !== null
    // Before any query: conflicting events stay open, and there can be many.
    if (!isAboutRow && conflictsWith(event, operation)) continue
    const named = await findByReference(transaction, owner, event)
    if (named === null || named === 'unclear' || named.id !== id) continue
    const row = isAboutRow ? await findRow(transaction, owner, { event, operationId: id }) : null
    if (isAboutRow && !row) continue
    if (row) await settleRow(transaction, owner, { row, event, matched: 'reference', now })
    else await settleOperation(transaction, named, event, { matched: 'reference', now })
    await markMatched(transaction, event, { operationId: id })
  }
}

async function settleOperationByFacts(
  transaction: Queryable,
  owner: Owner,
  operation: OperationRow,
  now: number,
): Promise<string[]> {
  const { id, kind, amount, destination_hash: hash, destination_end: destinationEnd } = operation
  if (!isSettledByEvent(kind)) return []
  // No event is about a later operation, so a changed operation does not affect the match of events from before it. An operation with an
  // ambiguous mark also checks older events, since the mark may have to go.
  const since = operation.ambiguous ? 0 : Number(operation.released_at ?? operation.created_at)
  if (!operations[kind].hasRows) {
    if (amount === null || (hash === null && destinationEnd === null)) return []
    const group = { by: 'destination', kind, amount, destinationEnd } as const
    const isAnyOpen = since === 0 || (await hasOpenEvent(transaction, owner, { kind, amount, since }))
    return isAnyOpen ? settleByFacts(transaction, owner, group, { now }) : []
  }
  const waiting = await transaction.query<{ transaction_reference: string }>(
    `select distinct transaction_reference from onlend_events
    where ${eventConditions.isOfOwner} and state = 'unmatched' and kind = $3 and (received_at > $4 or candidates is not null) and received_at >= $7
      and transaction_reference in (
        select reference from onlend_operation_rows
        where environment = $1 and owner_kind = $5 and owner_id = $2 and operation_id = $6
      )`,
    [owner.environment, owner.id, kind, now - matchWindows.waiting, owner.kind, id, since],
  )
  const settled: string[] = []
  for (const { transaction_reference: transactionReference } of waiting)
    settled.push(
      ...(await settleByFacts(transaction, owner, { by: 'row', kind, transactionReference }, { now })),
    )
  return settled
}

async function hasOpenEvent(
  transaction: Queryable,
  { environment, id }: Owner,
  { kind, amount, since }: { kind: OperationRow['kind']; amount: string; since: number },
): Promise<boolean> {
  const [found] = await transaction.query(
    `select 1 as found from onlend_events where ${eventConditions.isOfOwner} and state = 'unmatched' and amount = $3 and received_at >= $4
      and kind = $5 limit 1`,
    [environment, id, amount, since, kind],
  )
  return found !== undefined
}
