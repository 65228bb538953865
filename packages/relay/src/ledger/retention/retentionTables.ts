import type { MigrationPart } from '../../database/runMigrations.ts'

/**
 * The tombstone of an operation that was pruned or erased: its key, which is never new again, and the references by which an event can still name it. The
 * conditions of the index are those of the statement that selects due operations.
 */
export const retentionTables: MigrationPart = {
  id: 1,
  statements: [
    `create table onlend_tombstones (
        environment text not null, owner_kind text not null, owner_id text not null, id text not null,
        kind text not null, state text not null, why text not null,
        created_at bigint not null, forgotten_at bigint not null,
        primary key (environment, owner_kind, owner_id, id)
      )`,
    `create function onlend_refuse_tombstone_change() returns trigger language plpgsql as $$
        begin raise exception 'Tombstones are kept as they are' using errcode = 'insufficient_privilege'; end $$`,
    `create trigger onlend_tombstones_kept before update or delete on onlend_tombstones
        for each row execute function onlend_refuse_tombstone_change()`,
    `create trigger onlend_tombstones_whole before truncate on onlend_tombstones
        for each statement execute function onlend_refuse_tombstone_change()`,
    'create index onlend_tombstones_id on onlend_tombstones (environment, id)',
    `create table onlend_tombstone_references (
        environment text not null, owner_kind text not null, owner_id text not null, reference text not null, operation_id text not null,
        primary key (environment, owner_kind, owner_id, reference, operation_id)
      )`,
    `create function onlend_refuse_forgotten() returns trigger language plpgsql as $$
        begin
          if exists (
            select 1 from onlend_tombstones where environment = new.environment and owner_kind = new.owner_kind
              and owner_id = new.owner_id and id = new.id
          ) then raise exception 'This operation was forgotten and is never sent again' using errcode = 'unique_violation'; end if;
          return new;
        end $$`,
    `create trigger onlend_operations_forgotten before insert on onlend_operations
        for each row execute function onlend_refuse_forgotten()`,
    `create index onlend_operations_forgettable on onlend_operations (environment, updated_at)
        where (state in ('rejected', 'succeeded', 'failed', 'reversed')
          or state = 'accepted' and kind not in ('withdraw', 'registerTransactions', 'reconcileRepayments'))
          and not conflict and ambiguous is null and proposal is null`,
  ],
}
