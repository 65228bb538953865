import type { MigrationPart } from '../../database/runMigrations.ts'

/**
 * What stays of an operation that was pruned or erased: its key, which is never new again, whatever version of an instance claims it, and the references by
 * which an event may still name it. What operators said about it goes with it, never before. The conditions of the indexes are those of the statements
 * that look for what is due.
 */
export const retentionTables: MigrationPart = {
  id: 20,
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
    `create or replace function onlend_refuse_change() returns trigger language plpgsql as $$
        begin
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
    `create index onlend_operations_forgettable on onlend_operations (environment, updated_at)
        where (state in ('rejected', 'succeeded', 'failed', 'reversed')
          or state = 'accepted' and kind not in ('withdraw', 'registerTransactions', 'reconcileRepayments'))
          and not conflict and ambiguous is null and proposal is null`,
    // What was settled long ago is in no range of these that is read, however much of it is alike.
    `create index onlend_operations_facts_since on onlend_operations (environment, owner_id, kind, amount, settled_at)
        where amount is not null`,
    'drop index onlend_operations_facts',
    `create index onlend_operations_facts_ambiguous on onlend_operations (environment, owner_id, kind, amount)
        where ambiguous is not null`,
    `create index onlend_operations_destination_since on onlend_operations (environment, kind, amount, destination_hash, settled_at)
        where destination_hash is not null`,
    'drop index onlend_operations_destination',
    `create index onlend_operations_duplicates_since on onlend_operations
        (environment, owner_kind, owner_id, duplicate_key, updated_at) where duplicate_key is not null`,
    'drop index onlend_operations_duplicate_key',
    `create index onlend_operations_duplicates_open on onlend_operations (environment, owner_kind, owner_id, duplicate_key)
        where state in ('awaiting_approval', 'submitting', 'unknown', 'stale')`,
    'create index onlend_destinations_age on onlend_destinations (environment, first_seen_at)',
  ],
}
