import type { MigrationPart } from '../../database/runMigrations.ts'

/**
 * The table of the audit: rows are only ever added, each hashed with the one before it under a secret that is not in here.
 */
export const auditTables: MigrationPart = {
  id: 1,
  statements: [
    `create table onlend_audit (
      environment text not null, sequence bigint not null, at bigint not null, action text not null, by_whom text not null,
      owner_kind text, owner_id text, subject text, facts jsonb not null, previous text not null, hash text not null,
      primary key (environment, sequence)
    )`,
    `create function onlend_refuse_audit_change() returns trigger language plpgsql as $$
      begin raise exception 'Entries of the audit are kept as they are' using errcode = 'insufficient_privilege'; end $$`,
    `create trigger onlend_audit_kept before update or delete on onlend_audit
      for each row execute function onlend_refuse_audit_change()`,
    `create trigger onlend_audit_whole before truncate on onlend_audit
      for each statement execute function onlend_refuse_audit_change()`,
  ],
}
