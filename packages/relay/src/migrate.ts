import type { Database } from './database/Database.ts'
import { runMigrations } from './database/runMigrations.ts'
import { migrations } from './migrations.ts'

/**
 * Makes the relay's tables, or changes those of an earlier version, once, however many instances start together. A relay does so by itself when it is first
 * used: this is for a deploy job whose role may create tables where the relay's may not.
 *
 * @throws what the database says, where it cannot be reached or the role may not create tables.
 * @example
 * await migrate(openPostgresDatabase({ connectionString: DATABASE_URL }))
 */
export async function migrate(database: Database): Promise<void> {
  await runMigrations(database, migrations)
}
