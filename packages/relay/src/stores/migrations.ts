/**
 * The tables, as steps that are run once and in order; a step that has been released is never changed.
 * Moments are milliseconds since 1970. Account and phone numbers are kept as keyed hashes and last four digits only.
 */
export const migrations: readonly { id: number; statements: readonly string[] }[] = [
  {
    id: 1,
    statements: [
      'create table onlend_settings (name text primary key, value text not null)',
      // One row per owner: its lock puts everything that happens to an owner in one order.
      `create table onlend_owners (
        environment text not null, owner_kind text not null, owner_id text not null,
        last_sequence bigint not null default 0,
        primary key (environment, owner_kind, owner_id)
      )`,
      `create table onlend_operations (
        environment text not null, owner_kind text not null, owner_id text not null, id text not null,
        kind text not null, state text not null, reference text not null, actor text not null,
        payload_hash text, likeness text, amount text, destination_hash text, destination_end text,
        summary jsonb not null,
        answer_status int, answer_body text, answer_retry_after text, refusal text, service_message text,
        service_reference text, matched text, verified boolean, conflict boolean not null default false, result jsonb,
        rows_total int, rows_succeeded int, rows_failed int,
        lease_until bigint not null,
        created_at bigint not null, accepted_at bigint, settled_at bigint, updated_at bigint not null,
        primary key (environment, owner_kind, owner_id, id)
      )`,
      'create index onlend_operations_newest on onlend_operations (environment, owner_kind, owner_id, created_at desc)',
      'create index onlend_operations_id on onlend_operations (environment, id)',
      'create index onlend_operations_reference on onlend_operations (environment, reference)',
      "create index onlend_operations_open on onlend_operations (environment, state, lease_until) where state in ('submitting', 'accepted')",
      `create table onlend_operation_rows (
        environment text not null, owner_kind text not null, owner_id text not null, operation_id text not null,
        position int not null, kind text not null, reference text not null, amount text,
        state text not null, service_reference text, message text, settled_at bigint, created_at bigint not null,
        primary key (environment, owner_kind, owner_id, operation_id, position)
      )`,
      'create index onlend_operation_rows_reference on onlend_operation_rows (environment, owner_kind, owner_id, kind, reference)',
      `create table onlend_notices (
        environment text not null, owner_kind text not null, owner_id text not null, sequence bigint not null,
        topic text not null, operation_id text, kind text, created_at bigint not null,
        primary key (environment, owner_kind, owner_id, sequence)
      )`,
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
]
