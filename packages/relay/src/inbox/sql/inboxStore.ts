import type {
  AppliedReading,
  EventAssignment,
  InboxQuery,
  KeptDelivery,
  KeptEvent,
  UnconfirmedEvent,
  UnmatchedEvent,
} from '../InboxRecord.ts'
import type { Database, Queryable } from '../../database/Database.ts'
import { assignByOperator, type OperatorAssignment } from './assignByOperator.ts'
import { dismiss, type DismissalOptions } from './dismiss.ts'
import { createDeliverySets } from './createDeliverySets.ts'
import { listOpen, type OpenInbox } from './listOpen.ts'
import type { Kept } from './keepDeliveries.ts'
import { type EventRow, lockOwner, selectOperation } from '../../ledger/sql/index.ts'
import { findOwner } from './findOwner.ts'
import { keepOwner } from './keepOwner.ts'
import { matchEvent } from './matchEvent.ts'
import type { Owner } from '../../database/Owner.ts'
import type { InboxPage, OperationRecord } from '../../ledger/index.ts'
import { readUnmatched } from './readUnmatched.ts'
import { settleAssigned } from './settleAssigned.ts'

/** The store of webhooks and their settlement events. */
export type InboxStore = ReturnType<typeof inboxStore>

/** A kept webhook under its id. */
type StoredDelivery = KeptDelivery & { id: string }

const deliveryColumns = `id, environment, source, message_id as "messageId", body_hash as "bodyHash", coalesce(body, '') as body, signed,
  received_at::float8 as now`

/** The filter of the kept webhooks to read again. */
export type ReplayQuery = {
  environment: Owner['environment']
  source: string | null
  /** Milliseconds since 1970. */
  since: number
  /** The id of one webhook, also of an altered one. */
  deliveryId: string | null
  /** The last webhook of the page before. */
  after: NonNullable<InboxPage['after']> | null
}

/** The query for webhooks whose bodies are due for blanking. */
export type BlankableQuery = {
  environment: Owner['environment']
  /** Milliseconds since 1970. */
  openBefore: number
  /** The last webhook of the page before. */
  after?: InboxPage['after']
}

/** A webhook whose body is due for blanking. */
type BlankableDelivery = { id: string; receivedAt: number; body: string | null }

/** Makes the store of webhooks and their settlement events on SQL. */
export function inboxStore(database: Database) {
  const { keep, apply } = createDeliverySets(database)
  return {
    /** Keeps a webhook; under a known message id, `repeated` for the same bytes and `altered` for other bytes. */
    keepDelivery: (delivery: KeptDelivery): Promise<Kept> => keep(delivery),
    /** Keeps and matches the events of a kept webhook. Does nothing the second time and returns `false`, unless `again` is set. */
    applyEvents: (
      deliveryId: string,
      events: readonly KeptEvent[],
      reading: AppliedReading,
    ): Promise<boolean> => apply({ deliveryId, events, reading }),
    /** The spans that sent the operations of a webhook's events, each in the form of a `traceparent`; 20 at most. */
    async listTraceParents(deliveryId: string): Promise<string[]> {
      const rows = await database.query<{ trace_parent: string }>(
        `select distinct o.trace_parent from onlend_events e join onlend_operations o
          on o.environment = e.environment and o.id = e.operation_id
            and o.owner_id = coalesce(e.customer_partner_id, e.found_owner_id, o.owner_id)
        where e.delivery_id = $1 and o.trace_parent is not null limit 20`,
        [deliveryId],
      )
      return rows.map(({ trace_parent }) => trace_parent)
    },
    /** Kept webhooks that no instance has applied, because a process died in between. */
    listUnapplied: (environment: Owner['environment'], before: number): Promise<StoredDelivery[]> =>
      database.query<StoredDelivery>(
        `select ${deliveryColumns} from onlend_deliveries where environment = $1 and applied_at is null and received_at < $2
        order by received_at limit 200`,
        [environment, before],
      ),
    /** The unmatched settlement events that name one of these owners, oldest first. */
    async listUnmatched(owners: readonly Owner[], { limit, after }: InboxPage): Promise<UnmatchedEvent[]> {
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
    },
    /** Assigns a settlement event to an operation by a person's hand; `null` when one is missing. Rejects with `AssignmentConflictError` when they do not fit. */
    assignEvent: (assignment: EventAssignment): Promise<OperationRecord | null> =>
      database.transaction((transaction) => assignEvent(transaction, assignment)),
    /** The operators' inbox: every unmatched, quarantined or never confirmed settlement event, and the unreadable and altered webhooks. */
    listOpen: (environment: Owner['environment'], query: InboxQuery): Promise<OpenInbox> =>
      listOpen(database, environment, query),
    /** Does the same as `assignEvent` by an operator's hand for an event in any open state, and for a dismissed one. */
    assignByOperator: (assignment: OperatorAssignment): Promise<OperationRecord | null> =>
      database.transaction((transaction) => assignByOperator(transaction, assignment)),
    /** Closes an entry of `listOpen`; afterwards only `assignByOperator` can use it. `false` when the entry is not open. */
    dismiss: (dismissal: DismissalOptions): Promise<boolean> =>
      database.transaction((transaction) => dismiss(transaction, dismissal)),
    /** Webhooks with a whole body and an open event or an unread body, oldest first. */
    async listReplayable(query: ReplayQuery, limit: number): Promise<StoredDelivery[]> {
      const { environment, source, since, deliveryId, after } = query
      return database.query<StoredDelivery>(
        `select ${deliveryColumns} from onlend_deliveries d where environment = $1 and body is not null and not redacted and dismissed_at is null
          and ($2::text is null or source = $2) and received_at >= $3 and ($4::text is null or id = $4)
          and ($5::bigint is null or (received_at, id) > ($5, $6))
          and (reading in ('unparsed', 'unread') or (reading = 'altered' and $4::text is not null)
            or exists (select 1 from onlend_events e where e.delivery_id = d.id and e.state not in ('matched', 'dismissed')))
        order by received_at, id limit $7`,
        [environment, source, since, deliveryId, after?.receivedAt ?? null, after?.id ?? '', limit],
      )
    },
    /**
     * Webhooks with a whole body that have no open event, or came before a moment; oldest first. A body is `null` where no secret opens it. Each arm reads a
     * range of an index: a week of bodies lies in between.
     */
    async listBlankable(due: BlankableQuery, limit: number): Promise<BlankableDelivery[]> {
      const { environment, openBefore, after } = due
      const whole = `select id, body, received_at from onlend_deliveries d where environment = $1 and body is not null and not redacted
        and (received_at, id) > ($4, $5)`
      const page = 'order by received_at, id limit $2'
      return database.query<BlankableDelivery>(
        `select id, body, received_at::float8 as "receivedAt" from (
          (${whole} and received_at <= $3 and applied_at is not null ${page})
          union
          (${whole} and (reading = 'read' or dismissed_at is not null)
            and not exists (select 1 from onlend_events e where e.delivery_id = d.id and e.state not in ('matched', 'dismissed')) ${page})
        ) due ${page}`,
        [environment, limit, openBefore, after?.receivedAt ?? 0, after?.id ?? ''],
      )
    },
    /** Replaces the body of a webhook that `listBlankable` returned. */
    async blankBody(deliveryId: string, body: string): Promise<void> {
      await database.query(
        'update onlend_deliveries set body = $2, redacted = true where id = $1 and body is not null',
        [deliveryId, body],
      )
    },
    /** Settlement events that are due for a confirming read, the longest due first. */
    listUnconfirmed: (
      environment: Owner['environment'],
      now: number,
      limit: number,
    ): Promise<UnconfirmedEvent[]> =>
      database.query<UnconfirmedEvent>(
        `select id, kind, outcome, customer_partner_id as "customerPartnerId", transaction_reference as "transactionReference", signed,
          confirm_tries as tries
        from onlend_events where environment = $1 and state = 'unconfirmed' and confirm_after <= $2 order by confirm_after, id limit $3`,
        [environment, now, limit],
      ),
    /** Matches a settlement event that a read has confirmed. */
    confirmEvent: (eventId: string, now: number): Promise<void> =>
      database.transaction((transaction) => confirmEvent(transaction, eventId, now)),
    /** Postpones an event until the next read, or, with `null`, leaves it to an operator. Does nothing if another instance has postponed it meanwhile. */
    async postponeEvent(event: Pick<UnconfirmedEvent, 'id' | 'tries'>, until: number | null): Promise<void> {
      await database.query(
        `update onlend_events set confirm_after = $2, confirm_tries = confirm_tries + 1
        where id = $1 and state = 'unconfirmed' and confirm_tries = $3`,
        [event.id, until, event.tries],
      )
    },
  }
}

/** Matches a settlement event that a read of the service has confirmed; the event then counts as signed. Does nothing the second time. */
async function confirmEvent(transaction: Queryable, eventId: string, now: number): Promise<void> {
  const [found] = await transaction.query<EventRow>('select * from onlend_events where id = $1', [eventId])
  const owner = found && (await findOwner(transaction, found))
  // The owner's lock comes before any other, as everywhere.
  if (owner) await lockOwner(transaction, owner)
  const [event] = await transaction.query<EventRow>(
    `update onlend_events set state = 'unmatched', signed = true, confirm_after = null
    where id = $1 and state = 'unconfirmed' returning *`,
    [eventId],
  )
  if (event && owner) await matchEvent(transaction, owner, await keepOwner(transaction, event, owner), now)
}

/**
 * Assigns an unmatched event to an operation of the partner that the event names, by a person's hand.
 *
 * @throws AssignmentConflictError for an event that does not fit the operation.
 */
async function assignEvent(
  transaction: Queryable,
  { owners, id: eventId, operationId, force, by, sign, now }: EventAssignment,
): Promise<OperationRecord | null> {
  const [found] = await transaction.query<EventRow>('select * from onlend_events where id = $1', [eventId])
  const owner = owners.find(
    ({ environment, kind, id }) =>
      kind === 'customerPartnerId' && environment === found?.environment && id === found.customer_partner_id,
  )
  if (!owner) return null
  await lockOwner(transaction, owner)
  const [event] = await transaction.query<EventRow>(
    "select * from onlend_events where id = $1 and state = 'unmatched' for update",
    [eventId],
  )
  const operation = await selectOperation(transaction, { owner, id: operationId })
  if (!event || !operation) return null
  return settleAssigned(transaction, { operation, event, force, by, sign, now })
}
