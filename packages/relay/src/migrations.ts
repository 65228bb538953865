import { auditTables } from './observability/index.ts'
import { changesMigrations } from './changes/changesMigrations.ts'
import { joinMigrations } from './database/joinMigrations.ts'
import { settingMigrations } from './database/settingMigrations.ts'
import { identityMigrations } from './identity/index.ts'
import { inboxMigrations } from './inbox/inboxMigrations.ts'
import { ledgerMigrations } from './ledger/ledgerMigrations.ts'
import { uploadMigrations } from './uploads/uploadMigrations.ts'

/** The tables of all modules, as steps that are run once and in order. */
export const migrations = joinMigrations([
  settingMigrations,
  [auditTables],
  ledgerMigrations,
  changesMigrations,
  inboxMigrations,
  identityMigrations,
  uploadMigrations,
])
