import type { MigrationPart } from '../database/runMigrations.ts'

/** The tables of staged files and drafts. The bytes are elsewhere. */
export const uploadMigrations: readonly MigrationPart[] = [
  {
    // Files that wait at the relay and what is filled in beside them; what is taken along or expired is forgotten. `rejection` says why a file was not
    // taken, for a client that did not get the answer: kept for an hour, without the file's name.
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
      // Everything that is staged is counted before one more file is written down: from an index, and not from the rows.
      'create index onlend_uploads_size on onlend_uploads (state, size)',
    ],
  },
]
