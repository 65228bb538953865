import type { Database } from '../../../src/database/Database.ts'

const tables = [
  'onlend_drafts',
  'onlend_uploads',
  'onlend_events',
  'onlend_deliveries',
  'onlend_notices',
  'onlend_operation_rows',
  'onlend_operations',
  'onlend_owners',
]

/** Deleting the few rows of one interleaving is ten times as quick as emptying the files of every table, and leaves dead rows behind. */
const runsBetweenTruncations = 200

/** Empties the tables before the run with this number. */
export async function emptyLedger(database: Database, run: number): Promise<void> {
  if (run % runsBetweenTruncations === 0) {
    await database.query(`truncate ${tables.join(', ')}`)
    return
  }
  for (const table of tables) await database.query(`delete from ${table}`)
}
