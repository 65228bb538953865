import type { MigrationPart } from '../database/runMigrations.ts'

/**
 * The notes from which the metrics count the outcomes of operations: a trigger notes each change of state in the same step, until an instance
 * with metrics takes the note. A note does not name the owner.
 */
export const transitionTables: MigrationPart = {
  id: 1,
  statements: [
    `create table onlend_transitions (
        environment text not null, at bigint not null, sequence bigint generated always as identity,
        kind text not null, state_before text not null, state text not null, matched text, waited bigint not null,
        primary key (environment, at, sequence)
      )`,
    `create function onlend_note_transition() returns trigger language plpgsql as $$
        begin
          insert into onlend_transitions (environment, at, kind, state_before, state, matched, waited) values (
            new.environment, new.updated_at, new.kind, old.state,
            case when new.state = old.state then 'ambiguous' else new.state end,
            case when new.state <> old.state and new.state in ('succeeded', 'failed', 'reversed') then new.matched end,
            greatest(0, new.updated_at - coalesce(new.accepted_at, new.released_at, new.created_at))
          );
          return null;
        end $$`,
    `create trigger onlend_operations_transition after update of state, ambiguous on onlend_operations
        for each row when (old.state <> 'awaiting_approval' and case
          when new.state = old.state then old.ambiguous is null and new.ambiguous is not null
          else new.state in ('succeeded', 'failed', 'rejected', 'reversed', 'unknown', 'stale') end)
        execute function onlend_note_transition()`,
  ],
}
