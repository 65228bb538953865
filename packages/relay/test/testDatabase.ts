import type { Database } from '../src/database/Database.ts'
import { migrate } from '../src/migrate.ts'
import { openSharedDatabase } from './openSharedDatabase.ts'

/** Empties every table; made once, with the tables, for all tests of a worker. */
let deletion: Promise<string> | null = null

/** The database that all tests of a worker share, with its tables made and emptied. */
export async function testDatabase(): Promise<Database> {
  const database = await openSharedDatabase()
  deletion ??= makeTables(database)
  const emptyTables = await deletion
  // In a transaction, which is tried again where the end of an earlier test is still writing.
  await database.transaction(async (transaction) => {
    // The audit refuses even that, but for a test.
    await transaction.query("set local session_replication_role = 'replica'")
    await transaction.query(emptyTables)
  })
  return database
}

async function makeTables(database: Database): Promise<string> {
  await migrate(database)
  const tables = await database.query<{ name: string }>(
    // The table of the budgets comes and goes with a test of its own.
    "select tablename as name from pg_tables where tablename like 'onlend\\_%' and tablename not in ('onlend_migrations', 'onlend_rate_limits')",
  )
  // A few rows are gone sooner than a table is emptied, which writes new files for it and each of its indexes.
  const deletions = tables.map(({ name }) => `${name}_gone as (delete from ${name})`)
  return `with ${deletions.join(', ')} select 1`
}
