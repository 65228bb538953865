import type { MigrationPart } from '../database/runMigrations.ts'
import { fenceTables } from './fence/fenceTables.ts'
import { retentionTables } from './retention/retentionTables.ts'
import { snapshotTables } from './snapshots/snapshotTables.ts'
import { statementLineTables } from './statement-lines/statementLineTables.ts'
import { spendingTables } from './spending/spendingTables.ts'
import { transitionTables } from './transitionTables.ts'

/** In which trace an operation was sent: random ids, where the host traces. */
const traceColumns: MigrationPart = {
  id: 21,
  statements: ['alter table onlend_operations add column trace_parent text'],
}

/**
 * Lets what operators wrote beside a resolution be sealed under another secret: a row may only change in its sealed texts, and only to texts under
 * another key. Everything else of it is kept as it is, for as long as its operation is.
 */
const sealingTables: MigrationPart = {
  id: 24,
  statements: [
    `create function onlend_is_resealed(was text, is_now text) returns boolean language sql immutable as $$
        select was is not distinct from is_now or (was ~ '^sealed[.][0-9a-f]{16}[.]' and is_now ~ '^sealed[.][0-9a-f]{16}[.]'
          and substr(was, 8, 16) <> substr(is_now, 8, 16)) $$`,
    `create or replace function onlend_refuse_change() returns trigger language plpgsql as $$
        begin
          if tg_op = 'UPDATE' then
            if to_jsonb(new) - 'evidence' - 'evidence_reference' = to_jsonb(old) - 'evidence' - 'evidence_reference'
              and onlend_is_resealed(old.evidence, new.evidence)
              and onlend_is_resealed(old.evidence_reference, new.evidence_reference) then return new; end if;
          end if;
          if tg_op = 'DELETE' then
            if exists (
              select 1 from onlend_tombstones where environment = old.environment and owner_kind = old.owner_kind
                and owner_id = old.owner_id and id = old.operation_id
            ) and not exists (
              select 1 from onlend_operations where environment = old.environment and owner_kind = old.owner_kind
                and owner_id = old.owner_id and id = old.operation_id
            ) then return old; end if;
          end if;
          raise exception 'Resolutions are kept as they are' using errcode = 'insufficient_privilege';
        end $$`,
  ],
}

/** The tables of operations, and of what counts, waits and stays of them. Account and phone numbers are kept as keyed hashes and last four digits only. */
export const ledgerMigrations: readonly MigrationPart[] = [
  {
    id: 1,
    statements: [
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
    id: 15,
    statements: [
      'alter table onlend_operations add column ambiguous jsonb',
      "update onlend_operations set matched = 'facts' where matched = 'probable'",
      `create index onlend_operations_service_reference on onlend_operations (environment, service_reference)
        where service_reference is not null`,
      `create index onlend_operations_facts on onlend_operations (environment, owner_id, kind, amount)
        where amount is not null`,
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
  spendingTables,
  transitionTables,
  retentionTables,
  traceColumns,
  fenceTables,
  sealingTables,
  snapshotTables,
  statementLineTables,
]
