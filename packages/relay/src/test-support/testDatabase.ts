import type { Database } from '../stores/Database.ts'
import { migrate } from '../stores/sql/migrate.ts'
import { openSharedDatabase } from './openSharedDatabase.ts'

/** The database that all tests of a worker share, with its tables made and emptied. */
export async function testDatabase(): Promise<Database> {
  const database = await openSharedDatabase()
  await migrate(database)
  // In a transaction, which is tried again where the end of an earlier test is still writing.
  await database.transaction(async (transaction) => {
    const tables = await transaction.query<{ name: string }>(
      "select tablename as name from pg_tables where tablename like 'onlend\\_%' and tablename <> 'onlend_migrations'",
    )
    // The audit refuses even that, but for a test.
    await transaction.query('alter table onlend_resolutions disable trigger user')
    await transaction.query(`truncate ${tables.map(({ name }) => name).join(', ')}`)
    await transaction.query('alter table onlend_resolutions enable trigger user')
  })
  return database
}
