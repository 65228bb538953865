import type { MigrationPart } from '../database/runMigrations.ts'

/**
 * Lets what operators wrote beside a resolution be sealed under another secret: a row may only change in its sealed texts, and only to texts under
 * another key. Everything else of it is kept as it is, for as long as its operation is.
 */
export const sealingTables: MigrationPart = {
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
