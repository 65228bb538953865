import type { Database } from '../stores/Database.ts'
import { migrate } from '../stores/sql/migrate.ts'
import { openSharedDatabase } from './openSharedDatabase.ts'

/** The database that all tests of a worker share, with its tables made and emptied. */
export async function testDatabase(): Promise<Database> {
  const database = await openSharedDatabase()
  await migrate(database)
  // In a transaction, which is tried again where the end of an earlier test is still writing.
  await database.transaction((transaction) =>
    transaction.query(
      'truncate onlend_settings, onlend_owners, onlend_operations, onlend_operation_rows, onlend_notices, onlend_events, onlend_deliveries, onlend_revocations',
    ),
  )
  return database
}
