import type { MigrationPart } from '../../database/runMigrations.ts'

/** The tables of spending controls: what counts on which day, destinations that were asked for, and operations that wait for a second person with what is to be sent. */
export const spendingTables: MigrationPart = {
  id: 18,
  statements: [
    'alter table onlend_operations add column currency text',
    'alter table onlend_operations add column approval jsonb',
    'alter table onlend_operations add column approval_expires_at bigint',
    'alter table onlend_operations add column waiting_request text',
    'alter table onlend_operations add column released_at bigint',
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
  ],
}
