import { auditTables } from './observability/index.ts'
import { batchMigrations } from './batches/batchMigrations.ts'
import type { MigrationPart } from './database/runMigrations.ts'
import { joinMigrations } from './database/joinMigrations.ts'
import { identityMigrations } from './identity/index.ts'
import { inboxMigrations } from './inbox/inboxMigrations.ts'
import { ledgerMigrations } from './ledger/ledgerMigrations.ts'
import { uploadMigrations } from './uploads/uploadMigrations.ts'

/** The table of change events, under the name that it had at first. */
const changesMigrations: readonly MigrationPart[] = [
  {
    id: 1,
    statements: [
      `create table onlend_notices (
        environment text not null, owner_kind text not null, owner_id text not null, sequence bigint not null,
        topic text not null, operation_id text, kind text, created_at bigint not null,
        primary key (environment, owner_kind, owner_id, sequence)
      )`,
    ],
  },
  {
    id: 2,
    statements: ['create index onlend_notices_age on onlend_notices (environment, created_at)'],
  },
  {
    // Which draft a change event is about, so that the page that saved it need not refetch.
    id: 10,
    statements: ['alter table onlend_notices add column revision int'],
  },
]

/** What the relay keeps of itself. */
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
])
