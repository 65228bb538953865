import type { Database } from '../stores/Database.ts'
import { migrate } from '../stores/sql/migrate.ts'
import { openSharedDatabase } from './openSharedDatabase.ts'

/** The database that all tests of a file share, with its tables made and emptied. */
export async function testDatabase(): Promise<Database> {
  const database = await openSharedDatabase()
  await migrate(database)
  await database.query(
    'truncate onlend_settings, onlend_owners, onlend_operations, onlend_operation_rows, onlend_notices, onlend_events, onlend_deliveries',
  )
  return database
}
