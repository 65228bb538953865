import { auditTables } from './observability/index.ts'
import { brandTables } from './brand/sql/brandTables.ts'
import { batchMigrations } from './batches/batchMigrations.ts'
import type { MigrationPart } from './database/runMigrations.ts'
import { joinMigrations } from './database/joinMigrations.ts'
import { identityMigrations } from './identity/index.ts'
import { inboxMigrations } from './inbox/inboxMigrations.ts'
import { ledgerMigrations } from './ledger/ledgerMigrations.ts'
import { outcomeTables } from './outbox/outcomeTables.ts'
import { uploadMigrations } from './uploads/uploadMigrations.ts'

/** The table of change events; `revision` says which draft one is about, so that the page that saved it need not refetch. */
const changesMigrations: readonly MigrationPart[] = [
  {
    id: 1,
    statements: [
      `create table onlend_change_events (
        environment text not null, owner_kind text not null, owner_id text not null, sequence bigint not null,
        topic text not null, operation_id text, kind text, revision int, created_at bigint not null,
        primary key (environment, owner_kind, owner_id, sequence)
      )`,
      'create index onlend_change_events_age on onlend_change_events (environment, created_at)',
    ],
  },
]

/** The table of the relay's own settings. */
const settingMigrations: readonly MigrationPart[] = [
  {
    id: 1,
    statements: ['create table onlend_settings (name text primary key, value text not null)'],
  },
]

/** The tables of all modules, as steps that are run once and in order. */
export const migrations = joinMigrations([
  settingMigrations,
  [auditTables],
  ledgerMigrations,
  changesMigrations,
  inboxMigrations,
  identityMigrations,
  uploadMigrations,
  batchMigrations,
  [brandTables],
  // After the tables whose changes its triggers note.
  [outcomeTables],
])
