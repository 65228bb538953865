import type { MigrationPart } from '../database/runMigrations.ts'

/** The tables of webhooks and of the settlement events in them. */
export const inboxMigrations: readonly MigrationPart[] = [
  {
    id: 1,
    statements: [
      `create table onlend_deliveries (
        id text primary key, environment text not null, source text not null, message_id text not null, body_hash text not null,
        body text, signed boolean not null, received_at bigint not null, applied_at bigint,
        unique (environment, source, message_id, body_hash)
      )`,
      'create index onlend_deliveries_unapplied on onlend_deliveries (environment, received_at) where applied_at is null',
      `create table onlend_events (
        id text primary key, delivery_id text not null references onlend_deliveries (id),
        environment text not null, source text not null, position int not null,
        kind text not null, outcome text not null, customer_partner_id text, reference text, transaction_reference text,
        amount text, destination_hash text, destination_end text, message text,
        signed boolean not null, quarantined boolean not null,
        state text not null, operation_id text, received_at bigint not null
      )`,
      "create index onlend_events_unmatched on onlend_events (environment, customer_partner_id, received_at) where state = 'unmatched'",
    ],
  },
  {
    // One index for each question that a sweep or a webhook asks, so that none of them reads the whole ledger.
    id: 2,
    statements: [
      'create index onlend_deliveries_bodies on onlend_deliveries (environment, received_at) where body is not null',
    ],
  },
  {
    // What was found in a webhook, so that what is open in the inbox can be listed, read again, confirmed, and blanked once it is not.
    id: 4,
    statements: [
      'alter table onlend_deliveries add column reading text',
      'alter table onlend_deliveries add column redacted boolean not null default false',
      `update onlend_deliveries d set redacted = body is distinct from null,
        reading = case when exists (select 1 from onlend_events e where e.delivery_id = d.id) then 'read' else 'empty' end
        where applied_at is not null`,
      'alter table onlend_events add column confirm_after bigint',
      'alter table onlend_events add column confirm_tries int not null default 0',
      'create index onlend_events_delivery on onlend_events (delivery_id)',
      `create index onlend_events_open on onlend_events (environment, received_at)
        where state in ('unmatched', 'quarantined', 'unconfirmed')`,
      "create index onlend_events_unconfirmed on onlend_events (environment, confirm_after) where state = 'unconfirmed'",
      `create index onlend_deliveries_whole on onlend_deliveries (environment, received_at, id)
        where body is not null and not redacted`,
    ],
  },
  {
    // The same bytes under another message id are found, and webhooks that could not be read are counted with what waits for an operator.
    id: 9,
    statements: [
      'create index onlend_deliveries_bytes on onlend_deliveries (environment, source, body_hash)',
      `create index onlend_deliveries_attention on onlend_deliveries (environment, received_at)
        where reading in ('unparsed', 'altered') and body is not null and not redacted`,
    ],
  },
  {
    // Who closed a settlement event, or a webhook without one, that is about nothing here, and why. Neither is ever deleted.
    id: 12,
    statements: [
      'alter table onlend_events add column dismissed_at bigint',
      'alter table onlend_events add column dismissed_by text',
      'alter table onlend_events add column dismissed_reason text',
      'alter table onlend_deliveries add column dismissed_at bigint',
      'alter table onlend_deliveries add column dismissed_by text',
      'alter table onlend_deliveries add column dismissed_reason text',
      "create index onlend_events_dismissed on onlend_events (environment, received_at, id) where state = 'dismissed'",
      `create index onlend_deliveries_dismissed on onlend_deliveries (environment, received_at, id)
        where dismissed_at is not null`,
    ],
  },
  {
    // What ties an event: every reference in it, its message where a repeat keeps that, how far back it looks, and between which operations there is no telling.
    id: 15,
    statements: [
      'alter table onlend_deliveries add column keeps_id boolean not null default false',
      'alter table onlend_events add column service_reference text',
      'alter table onlend_events add column message_id text',
      'alter table onlend_events add column match_from bigint',
      'alter table onlend_events add column found_owner_id text',
      'alter table onlend_events add column candidates jsonb',
      'create index onlend_events_operation on onlend_events (environment, operation_id) where operation_id is not null',
      `create index onlend_events_named on onlend_events (environment, (coalesce(customer_partner_id, found_owner_id)), reference)
        where state = 'unmatched' and reference is not null`,
      `create index onlend_events_named_by_service on onlend_events
        (environment, (coalesce(customer_partner_id, found_owner_id)), service_reference)
        where state = 'unmatched' and service_reference is not null`,
      `create index onlend_events_facts on onlend_events
        (environment, (coalesce(customer_partner_id, found_owner_id)), amount, received_at)
        where state = 'unmatched' and amount is not null`,
      `create index onlend_events_rows on onlend_events
        (environment, (coalesce(customer_partner_id, found_owner_id)), kind, transaction_reference, received_at)
        where state = 'unmatched' and transaction_reference is not null`,
    ],
  },
  {
    // What stays whole for a time although it cannot be read is counted and listed after it was blanked, too.
    id: 17,
    statements: [
      `create index onlend_deliveries_unreadable on onlend_deliveries (environment, received_at)
      where reading in ('unparsed', 'altered') and body is not null and dismissed_at is null`,
      'drop index onlend_deliveries_attention',
    ],
  },
  {
    // The conditions of the indexes are those of the statements that look for what is due to be pruned.
    id: 20,
    statements: [
      'alter table onlend_deliveries add column forgotten_at bigint',
      `create index onlend_deliveries_forgettable on onlend_deliveries (environment, received_at, id)
        where forgotten_at is null and applied_at is not null`,
      'create index onlend_events_owner on onlend_events (environment, (coalesce(customer_partner_id, found_owner_id)))',
      `create index onlend_deliveries_closed on onlend_deliveries (environment, received_at, id)
        where body is not null and not redacted and (reading = 'read' or dismissed_at is not null)`,
    ],
  },
  {
    // A mobile-money account is recognised in each spelling of its number.
    id: 27,
    statements: ['alter table onlend_events add column mobile_hash text'],
  },
]
