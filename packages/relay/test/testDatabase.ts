import type { Database } from '../src/database/Database.ts'
import { migrate } from '../src/migrate.ts'
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
    await transaction.query("set local session_replication_role = 'replica'")
    // A few rows are gone sooner than a table is emptied, which writes new files for it and each of its indexes.
    const deletions = tables.map(({ name }) => `${name}_gone as (delete from ${name})`)
    await transaction.query(`with ${deletions.join(', ')} select 1`)
  })
  return database
}
