import { operations } from '@onlend/core/operations'
import type { Owner } from '../../database/Owner.ts'
import type { Queryable } from '../../database/Database.ts'
import { eventConditions, type EventRow, listForgottenReferences } from '../../ledger/sql/index.ts'
import { matchWindows } from './matchWindows.ts'
import { ownerValues } from '../../database/ownerValues.ts'
import type { FactsGroup } from './readTargets.ts'
import { toEventIdentity } from './distinctEvents.ts'
import type { OpenEvent } from './matchEventsByFacts.ts'

/** An open event for the matching by facts, with its row. */
export type WaitingEvent = OpenEvent & { row: EventRow }

/**
 * Reads the open events with these facts since a moment, oldest first. Leaves out events that name an operation by a reference: the facts of such
 * an event must not outweigh the reference.
 */
export async function readWaiting(
  transaction: Queryable,
  owner: Owner,
  group: FactsGroup,
  { since, eventId, now }: { since: number; eventId: string | null; now: number },
): Promise<WaitingEvent[]> {
  const isAlike =
    group.by === 'destination'
      ? `amount = $7 and (destination_hash is not null or destination_end is not null)
      and ($8::text is null or destination_end is null or destination_end = $8)`
      : 'transaction_reference = $7'
  const rows = await transaction.query<EventRow>(
    `select * from onlend_events where ${eventConditions.isOfOwner} and state = 'unmatched' and outcome <> 'reversed' and kind = $3 and received_at >= $4
      and (received_at > $5 or candidates is not null or id = $6) and ${isAlike}
    order by received_at, position, id`,
    [
      owner.environment,
      owner.id,
      group.kind,
      since,
      now - matchWindows.waiting,
      eventId,
      ...(group.by === 'destination' ? [group.amount, group.destinationEnd] : [group.transactionReference]),
    ],
  )
  const named = await readNamed(transaction, owner, rows)
  return rows.filter((row) => !toEventIdentity(row).references.some((name) => named.has(name))).map(readEvent)
}

/** The references in events that name an operation of this owner, also a forgotten one. */
async function readNamed(
  transaction: Queryable,
  owner: Owner,
  events: readonly EventRow[],
): Promise<Set<string>> {
  const references = [...new Set(events.flatMap((event) => toEventIdentity(event).references))]
  if (references.length === 0) return new Set()
  const named = await transaction.query<{ id: string; reference: string; service_reference: string | null }>(
    `select id, reference, service_reference from onlend_operations
    where environment = $1 and owner_kind = $2 and owner_id = $3
      and (id = any ($4::text[]) or reference = any ($4::text[]) or service_reference = any ($4::text[]))`,
    [...ownerValues(owner), references],
  )
  const forgotten = await listForgottenReferences(transaction, owner, references)
  return new Set([
    ...named.flatMap((one) => [one.id, one.reference, one.service_reference ?? one.id]),
    ...forgotten,
  ])
}

function readEvent(row: EventRow): WaitingEvent {
  const receivedAt = Number(row.received_at)
  const lookingBack = row.match_from === null ? receivedAt - matchWindows.byFacts : Number(row.match_from)
  return {
    ...toEventIdentity(row),
    id: row.id,
    // The query excludes reversals.
    outcome: row.outcome === 'succeeded' ? 'succeeded' : 'failed',
    receivedAt,
    // A transaction reference names its row, so the row can be old.
    from: operations[row.kind].hasRows ? 0 : lookingBack,
    repeatsFrom: lookingBack,
    destinationHash: row.destination_hash,
    mobileHash: row.mobile_hash,
    destinationEnd: row.destination_end,
    amount: row.amount,
    candidates: row.candidates ?? [],
    row,
  }
}
