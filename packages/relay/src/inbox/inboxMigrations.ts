import type { MigrationPart } from '../database/runMigrations.ts'

/** The owner of an event: the partner that the event names, else the one that the inbox found. */
const owner = '(coalesce(customer_partner_id, found_owner_id))'

/** The tables of webhooks and their settlement events. A closed entry stays, with the person and the reason. */
export const inboxMigrations: readonly MigrationPart[] = [
  {
    id: 1,
    statements: [
      `create table onlend_deliveries (
        id text primary key, environment text not null, source text not null, message_id text not null, body_hash text not null,
        body text, redacted boolean not null default false, signed boolean not null, keeps_id boolean not null default false,
        reading text, received_at bigint not null, applied_at bigint,
        dismissed_at bigint, dismissed_by text, dismissed_reason text, forgotten_at bigint,
        unique (environment, source, message_id, body_hash)
      )`,
      `create table onlend_events (
        id text primary key, delivery_id text not null references onlend_deliveries (id),
        environment text not null, source text not null, message_id text, position int not null,
        kind text not null, outcome text not null, customer_partner_id text, found_owner_id text,
        reference text, service_reference text, transaction_reference text,
        amount text, destination_hash text, mobile_hash text, destination_end text, message text,
        signed boolean not null, quarantined boolean not null,
        state text not null, operation_id text, candidates jsonb, match_from bigint,
        confirm_after bigint, confirm_tries int not null default 0,
        dismissed_at bigint, dismissed_by text, dismissed_reason text, received_at bigint not null
      )`,
      // One index for each query of a sweep, a webhook, a pruning or an operator, so that no query reads the whole inbox.
      'create index onlend_deliveries_unapplied on onlend_deliveries (environment, received_at) where applied_at is null',
      'create index onlend_deliveries_bodies on onlend_deliveries (environment, received_at) where body is not null',
      `create index onlend_deliveries_whole on onlend_deliveries (environment, received_at, id)
        where body is not null and not redacted`,
      'create index onlend_deliveries_bytes on onlend_deliveries (environment, source, body_hash)',
      `create index onlend_deliveries_dismissed on onlend_deliveries (environment, received_at, id)
        where dismissed_at is not null`,
      `create index onlend_deliveries_unreadable on onlend_deliveries (environment, received_at)
        where reading in ('unparsed', 'altered') and body is not null and dismissed_at is null`,
      `create index onlend_deliveries_forgettable on onlend_deliveries (environment, received_at, id)
        where forgotten_at is null and applied_at is not null`,
      `create index onlend_deliveries_closed on onlend_deliveries (environment, received_at, id)
        where body is not null and not redacted and (reading = 'read' or dismissed_at is not null)`,
      "create index onlend_events_unmatched on onlend_events (environment, customer_partner_id, received_at) where state = 'unmatched'",
      'create index onlend_events_delivery on onlend_events (delivery_id)',
      `create index onlend_events_open on onlend_events (environment, received_at)
        where state in ('unmatched', 'quarantined', 'unconfirmed')`,
      "create index onlend_events_unconfirmed on onlend_events (environment, confirm_after) where state = 'unconfirmed'",
      "create index onlend_events_dismissed on onlend_events (environment, received_at, id) where state = 'dismissed'",
      'create index onlend_events_operation on onlend_events (environment, operation_id) where operation_id is not null',
      `create index onlend_events_owner on onlend_events (environment, ${owner})`,
      `create index onlend_events_named on onlend_events (environment, ${owner}, reference)
        where state = 'unmatched' and reference is not null`,
      `create index onlend_events_named_by_service on onlend_events (environment, ${owner}, service_reference)
        where state = 'unmatched' and service_reference is not null`,
      `create index onlend_events_facts on onlend_events (environment, ${owner}, amount, received_at)
        where state = 'unmatched' and amount is not null`,
      `create index onlend_events_rows on onlend_events (environment, ${owner}, kind, transaction_reference, received_at)
        where state = 'unmatched' and transaction_reference is not null`,
    ],
  },
]
