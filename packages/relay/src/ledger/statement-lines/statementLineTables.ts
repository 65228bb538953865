import type { MigrationPart } from '../../database/runMigrations.ts'

/**
 * The operation that holds a statement line: as the money of reported repayments, or as evidence of the outcome. One operation of an owner holds a line at a
 * time, also with many writing instances. A trigger releases the line of a proposal with the end of the proposal.
 */
export const statementLineTables: MigrationPart = {
  id: 1,
  statements: [
    `create table onlend_statement_lines (
        environment text not null, owner_kind text not null, owner_id text not null,
        sequence bigint generated always as identity primary key,
        line_hash text not null, operation_id text not null, positions int[] not null, used_for text not null,
        proposal_id text, created_at bigint not null, retired_at bigint
      )`,
    `create unique index onlend_statement_lines_held on onlend_statement_lines (environment, owner_kind, owner_id, line_hash)
        where retired_at is null`,
    `create index onlend_statement_lines_operation on onlend_statement_lines
        (environment, owner_kind, owner_id, operation_id)`,
    `create function onlend_release_line() returns trigger language plpgsql as $$
        begin
          update onlend_statement_lines set retired_at = new.updated_at
            where environment = new.environment and owner_kind = new.owner_kind and owner_id = new.owner_id
              and operation_id = new.id and proposal_id = old.proposal ->> 'id' and retired_at is null;
          return null;
        end $$`,
    `create trigger onlend_operations_line after update of proposal on onlend_operations
        for each row when (old.proposal is not null and new.proposal is null) execute function onlend_release_line()`,
  ],
}
