import type { MigrationPart } from '../database/runMigrations.ts'

/** The owner, the subject and the receiver of a row: the deliveries of one lane follow each other. */
const lane = 'environment, receiver, owner_kind, owner_id, subject'

/** A moment as ISO 8601 in UTC. */
const iso = (milliseconds: string): string =>
  `to_char(to_timestamp(${milliseconds} / 1000.0) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/**
 * The outbox. Triggers write an outcome event in the same step as the change of an operation, a batch or an upload set, whichever statement changes it, one
 * row for each receiver that a relay has registered. A row holds what the receiver is sent, without the tenant.
 */
export const outcomeTables: MigrationPart = {
  id: 1,
  statements: [
    `create table onlend_outcome_receivers (
        environment text not null, receiver text not null, seen_at bigint not null, primary key (environment, receiver)
      )`,
    `create table onlend_outcomes (
        sequence bigint generated always as identity primary key,
        environment text not null, owner_kind text not null, owner_id text not null, subject text not null,
        receiver text not null, event_id text not null, type text not null, data jsonb not null,
        state text not null default 'waiting', attempts int not null default 0, problem text,
        lease_holder text, lease_until bigint not null default 0,
        created_at bigint not null, next_at bigint not null, delivered_at bigint
      )`,
    `create index onlend_outcomes_due on onlend_outcomes (environment, next_at, sequence) where state = 'waiting'`,
    `create index onlend_outcomes_lane on onlend_outcomes (${lane}, sequence) where state = 'waiting'`,
    'create index onlend_outcomes_subject on onlend_outcomes (environment, owner_kind, owner_id, subject)',
    'create index onlend_outcomes_newest on onlend_outcomes (environment, state, sequence)',
    "create index onlend_outcomes_delivered on onlend_outcomes (environment, delivered_at) where state = 'delivered'",
    // A new event of a lane whose first delivery failed waits as long as that one.
    `create function onlend_write_outcome(in_environment text, in_kind text, in_owner text, in_subject text, in_type text, at bigint, in_data jsonb)
        returns void language sql as $$
          insert into onlend_outcomes (environment, owner_kind, owner_id, subject, receiver, event_id, type, data, created_at, next_at)
          select in_environment, in_kind, in_owner, in_subject, r.receiver, named.id, in_type, in_data, at, coalesce((
            select max(next_at) from onlend_outcomes o where o.environment = in_environment and o.receiver = r.receiver
              and o.owner_kind = in_kind and o.owner_id = in_owner and o.subject = in_subject and o.state = 'waiting'), 0)
          from onlend_outcome_receivers r, (select 'evt_' || replace(gen_random_uuid()::text, '-', '') as id) named
          where r.environment = in_environment $$`,
    `create function onlend_note_operation() returns trigger language plpgsql as $$
        declare data jsonb;
        begin
          data := jsonb_build_object('operation', jsonb_build_object(
            'id', new.id, 'kind', new.kind, 'state', new.state, 'amount', new.amount, 'currency', new.currency,
            'reference', new.reference, 'serviceReference', new.service_reference, 'conflict', new.conflict,
            'rows', case when new.rows_total is not null then jsonb_build_object(
              'total', new.rows_total, 'succeeded', new.rows_succeeded, 'failed', new.rows_failed) end,
            'evidence', jsonb_build_object('matched', new.matched, 'verified', new.verified)));
          if new.approval is not null then
            data := data || jsonb_build_object('approval', jsonb_build_object(
              'decision', new.approval ->> 'decision', 'expiresAt', ${iso('new.approval_expires_at')}));
          end if;
          if tg_op = 'INSERT' then
            perform onlend_write_outcome(new.environment, new.owner_kind, new.owner_id, new.id, 'approval.awaiting', new.updated_at, data);
            return null;
          end if;
          if old.approval ->> 'decision' is null and new.approval ->> 'decision' is not null then
            perform onlend_write_outcome(new.environment, new.owner_kind, new.owner_id, new.id, 'approval.decided', new.updated_at, data);
          end if;
          if (new.resolution - 'evidence') is distinct from (old.resolution - 'evidence') then
            perform onlend_write_outcome(new.environment, new.owner_kind, new.owner_id, new.id, 'operation.resolved', new.updated_at, data);
          elsif new.conflict and not old.conflict then
            perform onlend_write_outcome(new.environment, new.owner_kind, new.owner_id, new.id, 'operation.conflict', new.updated_at, data);
          elsif new.state <> old.state and new.state in ('accepted', 'succeeded', 'failed', 'rejected', 'unknown', 'stale', 'reversed') then
            perform onlend_write_outcome(new.environment, new.owner_kind, new.owner_id, new.id, 'operation.' || new.state, new.updated_at, data);
          end if;
          return null;
        end $$`,
    `create trigger onlend_operations_awaiting after insert on onlend_operations
        for each row when (new.state = 'awaiting_approval') execute function onlend_note_operation()`,
    // Resealing replaces texts of `approval` and `resolution` and changes neither the state nor a decision.
    `create trigger onlend_operations_outcome after update of state, conflict, approval, resolution on onlend_operations
        for each row when (old.state <> new.state or old.conflict <> new.conflict
          or old.approval ->> 'decision' is distinct from new.approval ->> 'decision'
          or (old.resolution - 'evidence') is distinct from (new.resolution - 'evidence'))
        execute function onlend_note_operation()`,
    `create function onlend_note_batch() returns trigger language plpgsql as $$
        begin
          perform onlend_write_outcome(new.environment, new.owner_kind, new.owner_id, new.id,
            case when new.state in ('sent', 'cancelled') then 'batch.finished' else 'batch.paused' end, new.updated_at,
            jsonb_build_object('batch', jsonb_build_object(
              'id', new.id, 'kind', new.kind, 'state', new.state, 'reason', new.problem, 'total', new.total)));
          return null;
        end $$`,
    `create trigger onlend_batches_outcome after update of state on onlend_batches
        for each row when (old.state <> new.state and new.state in ('sent', 'cancelled', 'paused', 'stopped'))
        execute function onlend_note_batch()`,
    `create function onlend_note_upload() returns trigger language plpgsql as $$
        declare files int; arriving int; kind_of text;
        begin
          select count(*) filter (where u.state = 'staged'), count(*) filter (where u.state = 'uploading') into files, arriving
          from onlend_uploads u where u.environment = new.environment and u.owner_kind = new.owner_kind and u.owner_id = new.owner_id
            and u.kind = new.kind and u.set_name = new.set_name and u.operation_id is not distinct from new.operation_id;
          -- One event for all files that an operation takes, and one when the last file of a set has arrived.
          kind_of := case
            when new.operation_id is not null then case when new.id = (
              select min(u.id) from onlend_uploads u where u.environment = new.environment and u.operation_id = new.operation_id
                and u.kind = new.kind and u.set_name = new.set_name) then 'upload-set.sent' end
            when new.state = 'rejected' then 'upload-set.rejected'
            when arriving = 0 then 'upload-set.ready' end;
          if kind_of is not null then
            perform onlend_write_outcome(new.environment, new.owner_kind, new.owner_id, new.kind || '/' || new.set_name, kind_of,
              floor(extract(epoch from clock_timestamp()) * 1000)::bigint,
              jsonb_build_object('uploadSet', jsonb_build_object('kind', new.kind, 'name', new.set_name, 'files', files,
                'reason', new.rejection, 'operationId', new.operation_id)));
          end if;
          return null;
        end $$`,
    `create trigger onlend_uploads_outcome after update of state, operation_id on onlend_uploads
        for each row when (old.state <> new.state and new.state in ('staged', 'rejected')
          or old.operation_id is null and new.operation_id is not null)
        execute function onlend_note_upload()`,
  ],
}
