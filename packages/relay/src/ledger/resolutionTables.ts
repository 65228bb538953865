import type { MigrationPart } from '../database/runMigrations.ts'

/**
 * The decisions of operators with their evidence: statements only add rows. The operation itself holds the valid resolution. A row changes only in its
 * sealed texts, and only to texts under another key. A row is deleted only after its operation was forgotten.
 */
export const resolutionTables: MigrationPart = {
  id: 1,
  statements: [
    `create table onlend_resolutions (
        id text primary key, sequence bigint generated always as identity,
        environment text not null, owner_kind text not null, owner_id text not null, operation_id text not null,
        step text not null, confirms text, outcome text not null,
        evidence text not null, evidence_reference text, evidence_at bigint, evidence_line jsonb,
        state_before text not null, conflict_before boolean not null, decided_by text not null, decided_at bigint not null
      )`,
    'create index onlend_resolutions_operation on onlend_resolutions (environment, owner_kind, owner_id, operation_id, sequence)',
    `create function onlend_is_resealed(was text, is_now text) returns boolean language sql immutable as $$
        select was is not distinct from is_now or (was ~ '^sealed[.][0-9a-f]{16}[.]' and is_now ~ '^sealed[.][0-9a-f]{16}[.]'
          and substr(was, 8, 16) <> substr(is_now, 8, 16)) $$`,
    `create function onlend_refuse_change() returns trigger language plpgsql as $$
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
    `create trigger onlend_resolutions_kept before update or delete on onlend_resolutions
        for each row execute function onlend_refuse_change()`,
    `create trigger onlend_resolutions_whole before truncate on onlend_resolutions
        for each statement execute function onlend_refuse_change()`,
  ],
}
