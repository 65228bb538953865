import type { MigrationPart } from '../database/runMigrations.ts'

/** The table of revocations. */
export const identityMigrations: readonly MigrationPart[] = [
  {
    // Subjects are hashes: neither a person nor a session can be read from here.
    id: 1,
    statements: [
      `create table onlend_revocations (
        environment text not null, subject text not null, revoked_at bigint not null, expires_at bigint not null,
        primary key (environment, subject)
      )`,
      'create index onlend_revocations_newest on onlend_revocations (environment, revoked_at)',
      // Every sweep looks for revocations that have expired.
      'create index onlend_revocations_expiring on onlend_revocations (environment, expires_at)',
    ],
  },
]
