import type { MigrationPart } from '../../database/runMigrations.ts'

/**
 * The snapshots of credit limits, one row for each change: the limit and the drawn amount of a partner from a moment on. The key finds an owner's newest
 * snapshot, the index the snapshots whose retention is over.
 */
export const snapshotTables: MigrationPart = {
  id: 1,
  statements: [
    `create table onlend_snapshots (
        environment text not null, owner_kind text not null, owner_id text not null, seen_at bigint not null,
        credit_limit text not null, drawn text not null, available text, currency text not null,
        primary key (environment, owner_kind, owner_id, seen_at)
      )`,
    'create index onlend_snapshots_age on onlend_snapshots (environment, seen_at)',
  ],
}
