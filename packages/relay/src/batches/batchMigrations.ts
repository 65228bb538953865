import type { MigrationPart } from '../database/runMigrations.ts'

const key = 'environment text not null, owner_kind text not null, owner_id text not null'
const ofBatch = `foreign key (environment, owner_kind, owner_id, batch_id)
  references onlend_batches (environment, owner_kind, owner_id, id) on delete cascade`

/** The tables of batches: their rows in pages of a hundred, and their pieces. The ledger alone holds the outcome of a sent row. */
export const batchMigrations: readonly MigrationPart[] = [
  {
    id: 1,
    statements: [
      `create table onlend_batches (
        ${key}, id text not null, kind text not null, actor text not null, actor_name text, principal text not null, granted_at bigint not null,
        file_name text not null, file_digest text not null, sector text, total int not null, received int not null default 0,
        bytes bigint not null default 0, state text not null, problem text, retry_at bigint, piece_size int not null,
        failures int not null default 0, losses int not null default 0, lease_holder text, lease_until bigint not null default 0,
        created_at bigint not null, updated_at bigint not null,
        primary key (environment, owner_kind, owner_id, id)
      )`,
      'create index onlend_batches_id on onlend_batches (environment, id)',
      "create index onlend_batches_due on onlend_batches (environment, lease_until) where state in ('sending', 'waiting')",
      'create index onlend_batches_resting on onlend_batches (environment, updated_at)',
      `create table onlend_batch_rows (
        ${key}, batch_id text not null, from_row int not null, to_row int not null, content text not null,
        primary key (environment, owner_kind, owner_id, batch_id, from_row), ${ofBatch}
      )`,
      `create table onlend_batch_pieces (
        ${key}, batch_id text not null, from_row int not null, to_row int not null, attempt int not null default 0,
        operation_id text not null, state text not null, reason text, code text, message text, status int, duplicate text,
        confirmed text, credited_rows int[],
        primary key (environment, owner_kind, owner_id, batch_id, from_row), ${ofBatch}
      )`,
    ],
  },
]
