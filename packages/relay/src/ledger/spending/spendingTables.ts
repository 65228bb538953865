import type { MigrationPart } from '../../database/runMigrations.ts'

/** The destinations with their first attempts, and the indexes for the sums of a day and for operations that wait for a second person. */
export const spendingTables: MigrationPart = {
  id: 1,
  statements: [
    `create index onlend_operations_spent_by_person on onlend_operations
        (environment, actor, kind, (coalesce(released_at, created_at))) where amount is not null`,
    `create index onlend_operations_spent_for_owner on onlend_operations
        (environment, owner_kind, owner_id, kind, (coalesce(released_at, created_at))) where amount is not null`,
    `create index onlend_operations_awaiting on onlend_operations (environment, approval_expires_at)
        where state = 'awaiting_approval'`,
    `create table onlend_destinations (
        environment text not null, owner_kind text not null, owner_id text not null, hash text not null,
        first_seen_at bigint not null,
        primary key (environment, owner_kind, owner_id, hash)
      )`,
    'create index onlend_destinations_age on onlend_destinations (environment, first_seen_at)',
  ],
}
