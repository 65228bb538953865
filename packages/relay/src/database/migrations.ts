import { auditTables } from './auditTables.ts'
import { retentionTables } from './retentionTables.ts'
import { spendingTables } from './spendingTables.ts'
import { traceColumns } from './traceColumns.ts'
import { stagingTables } from './stagingTables.ts'
import { transitionTables } from './transitionTables.ts'
import { fenceTables } from './fenceTables.ts'
import { snapshotTables } from './snapshotTables.ts'
import { sealingTables } from './sealingTables.ts'

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
  {
    // One index for each question that a sweep or a webhook asks, so that none of them reads the whole ledger.
    id: 2,
    statements: [
      'drop index onlend_operations_open',
      "create index onlend_operations_submitting on onlend_operations (lease_until) where state = 'submitting'",
      `create index onlend_operations_awaited on onlend_operations (environment, updated_at)
        where state = 'accepted' and kind in ('withdraw', 'registerTransactions', 'reconcileRepayments')`,
      'create index onlend_operations_answered on onlend_operations (environment, created_at) where answer_body is not null',
      `create index onlend_operations_destination on onlend_operations (environment, kind, amount, destination_hash)
        where state in ('submitting', 'accepted', 'unknown', 'stale')`,
      "create index onlend_operation_rows_awaited on onlend_operation_rows (environment, kind, reference) where state = 'awaited'",
      'create index onlend_notices_age on onlend_notices (environment, created_at)',
      'create index onlend_deliveries_bodies on onlend_deliveries (environment, received_at) where body is not null',
    ],
  },
  {
    // Subjects are hashes: neither a person nor a session can be read from here.
    id: 3,
    statements: [
      `create table onlend_revocations (
        environment text not null, subject text not null, revoked_at bigint not null, expires_at bigint not null,
        primary key (environment, subject)
      )`,
      'create index onlend_revocations_newest on onlend_revocations (environment, revoked_at)',
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
    // What waits for an operator is counted every minute, and is rare.
    id: 5,
    statements: [
      `create index onlend_operations_attention on onlend_operations (environment)
        where state in ('unknown', 'stale') or conflict`,
    ],
  },
  {
    // A settlement event that names no partner is compared with what is final as well as with what is open, so that one about another owner is noticed.
    id: 6,
    statements: [
      'drop index onlend_operations_destination',
      `create index onlend_operations_destination on onlend_operations (environment, kind, amount, destination_hash)
        where destination_hash is not null`,
      'drop index onlend_operation_rows_awaited',
      'create index onlend_operation_rows_named on onlend_operation_rows (environment, kind, reference)',
    ],
  },
  {
    // Files that wait at the relay and what is filled in beside them. Their bytes are elsewhere; what is taken along or expired is forgotten.
    id: 7,
    statements: [
      `create table onlend_uploads (
        environment text not null, id text not null, owner_kind text not null, owner_id text not null,
        kind text not null, set_name text not null, slot text not null, name text not null,
        size bigint not null, arrived bigint not null default 0, state text not null default 'uploading',
        type text, sha256 text, expected_sha256 text, actor text not null, actor_name text, operation_id text,
        created_at bigint not null, expires_at bigint not null,
        primary key (environment, id)
      )`,
      `create index onlend_uploads_waiting on onlend_uploads (environment, owner_kind, owner_id, kind, set_name, created_at)
        where operation_id is null`,
      'create index onlend_uploads_expiring on onlend_uploads (environment, expires_at)',
      'create index onlend_uploads_taken on onlend_uploads (environment) where operation_id is not null',
      `create table onlend_drafts (
        environment text not null, owner_kind text not null, owner_id text not null, kind text not null, set_name text not null,
        revision int not null, value text not null, actor_name text, saved_at bigint not null, expires_at bigint not null,
        primary key (environment, owner_kind, owner_id, kind, set_name)
      )`,
      'create index onlend_drafts_expiring on onlend_drafts (environment, expires_at)',
    ],
  },
  {
    // Why a file was not taken, for a client that did not get the answer: kept for an hour, without the file's name.
    id: 8,
    statements: ['alter table onlend_uploads add column rejection text'],
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
    // Which draft a change event is about, so that the page that saved it need not refetch.
    id: 10,
    statements: ['alter table onlend_notices add column revision int'],
  },
  {
    // Every sweep looks for revocations that have expired.
    id: 11,
    statements: ['create index onlend_revocations_expiring on onlend_revocations (environment, expires_at)'],
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
    // Which earlier operation the person saw before they sent an equal one, and the index by which equal ones are found.
    id: 13,
    statements: [
      'alter table onlend_operations add column confirmed_duplicate text',
      `create index onlend_operations_likeness on onlend_operations (environment, owner_kind, owner_id, likeness, created_at desc)
        where likeness is not null`,
    ],
  },
  {
    // What operators decided, and on what evidence: rows are only ever added. What is in force is on the operation, for its readers.
    id: 14,
    statements: [
      `create table onlend_resolutions (
        id text primary key, sequence bigint generated always as identity,
        environment text not null, owner_kind text not null, owner_id text not null, operation_id text not null,
        step text not null, confirms text, outcome text not null, evidence text not null, evidence_reference text, evidence_at bigint,
        state_before text not null, conflict_before boolean not null, decided_by text not null, decided_at bigint not null
      )`,
      `create index onlend_resolutions_operation on onlend_resolutions (environment, owner_kind, owner_id, operation_id, sequence)`,
      `create function onlend_refuse_change() returns trigger language plpgsql as $$
        begin raise exception 'Resolutions are kept as they are' using errcode = 'insufficient_privilege'; end $$`,
      `create trigger onlend_resolutions_kept before update or delete on onlend_resolutions
        for each row execute function onlend_refuse_change()`,
      `create trigger onlend_resolutions_whole before truncate on onlend_resolutions
        for each statement execute function onlend_refuse_change()`,
      'alter table onlend_operations add column resolution jsonb',
      'alter table onlend_operations add column proposal jsonb',
      'alter table onlend_operations add column later_evidence jsonb',
      'alter table onlend_operations add column reversed_at bigint',
      `create index onlend_operations_waiting on onlend_operations (environment, created_at, id)
        where state in ('unknown', 'stale') or conflict or proposal is not null`,
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
      'alter table onlend_operations add column ambiguous jsonb',
      "update onlend_operations set matched = 'facts' where matched = 'probable'",
      `create index onlend_operations_service_reference on onlend_operations (environment, service_reference)
        where service_reference is not null`,
      `create index onlend_operations_facts on onlend_operations (environment, owner_id, kind, amount)
        where amount is not null`,
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
    // `duplicate_key` is the new name of `likeness`. An instance of the version before goes on reading and writing the old name beside this
    // one until it is replaced, so the trigger keeps the two equal; a later step takes the old column away.
    id: 16,
    statements: [
      'alter table onlend_operations add column duplicate_key text',
      `create function onlend_keep_likeness() returns trigger language plpgsql as $$
        begin
          new.duplicate_key := coalesce(new.duplicate_key, new.likeness);
          new.likeness := new.duplicate_key;
          return new;
        end $$`,
      `create trigger onlend_operations_likeness before insert on onlend_operations
        for each row execute function onlend_keep_likeness()`,
      'update onlend_operations set duplicate_key = likeness where likeness is not null',
      `create index onlend_operations_duplicate_key on onlend_operations
        (environment, owner_kind, owner_id, duplicate_key, created_at desc) where duplicate_key is not null`,
      'drop index onlend_operations_likeness',
    ],
  },
  auditTables,
  spendingTables,
  transitionTables,
  retentionTables,
  traceColumns,
  stagingTables,
  fenceTables,
  sealingTables,
  snapshotTables,
]
