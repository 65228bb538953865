import type { MigrationPart } from '../database/runMigrations.ts'

/** The tables of staged files and drafts. The staging keeps the bytes. */
export const uploadMigrations: readonly MigrationPart[] = [
  {
    // Staged files and their drafts; the sweep deletes used and expired rows. `rejection` is the reason for which the relay rejected a file, for a client
    // that did not get the answer: the row stays for an hour, without the file's name.
    id: 1,
    statements: [
      `create table onlend_uploads (
        environment text not null, id text not null, owner_kind text not null, owner_id text not null,
        kind text not null, set_name text not null, slot text not null, name text not null,
        size bigint not null, arrived bigint not null default 0, state text not null default 'uploading',
        type text, sha256 text, expected_sha256 text, actor text not null, actor_name text, operation_id text, rejection text,
        created_at bigint not null, expires_at bigint not null,
        primary key (environment, id)
      )`,
      `create index onlend_uploads_waiting on onlend_uploads (environment, owner_kind, owner_id, kind, set_name, created_at)
        where operation_id is null`,
      'create index onlend_uploads_expiring on onlend_uploads (environment, expires_at)',
      'create index onlend_uploads_taken on onlend_uploads (environment) where operation_id is not null',
      `create table onlend_drafts (
        environment text not null, owner_kind text not null, owner_id text not null, kind text not null, set_name text not null,
        revision int not null, value text not null, actor_name text, saved_at bigint not null, expires_at bigint not null,
        primary key (environment, owner_kind, owner_id, kind, set_name)
      )`,
      'create index onlend_drafts_expiring on onlend_drafts (environment, expires_at)',
      // For the sum of all staged bytes before each new file: the database reads the index and not the rows.
      'create index onlend_uploads_size on onlend_uploads (state, size)',
    ],
  },
]
