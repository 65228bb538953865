import type { Database, Queryable } from './Database.ts'

/**
 * A module's part of a step: all parts of one id are run together, once. A part that has been released is never changed. Moments are milliseconds since 1970.
 */
export type MigrationPart = { readonly id: number; readonly statements: readonly string[] }

/** Any number, the same for every instance: the holder of this lock may change the tables. */
const migrationLock = 7_236_401

/** Milliseconds that a step waits for a table that another connection has in use, such as a backup. */
const timeout = 1_000

/**
 * Runs the missing steps, each once, also when many instances start together. A database that has all steps is only read: the role of a
 * running instance needs no right to change tables.
 *
 * @example
 * await migrate(database)
 */
export async function runMigrations(database: Database, migrations: readonly MigrationPart[]): Promise<void> {
  if ((await missingSteps(database, migrations)).length === 0) return
  await database.transaction(
    async (transaction) => {
      await transaction.query('select pg_advisory_xact_lock($1)', [migrationLock])
      // A statement that waits for a table makes all later ones wait as well.
      await transaction.query(`set local lock_timeout = ${timeout}`)
      await transaction.query('create table if not exists onlend_migrations (id int primary key)')
      for (const { id, statements } of await missingSteps(transaction, migrations)) {
        for (const statement of statements) await transaction.query(statement)
        await transaction.query('insert into onlend_migrations (id) values ($1)', [id])
      }
    },
    { unhurried: true },
  )
}

async function missingSteps(
  database: Queryable,
  migrations: readonly MigrationPart[],
): Promise<readonly MigrationPart[]> {
  const [table] = await database.query<{ name: string | null }>(
    "select to_regclass('onlend_migrations')::text as name",
  )
  if (table?.name == null) return migrations
  const done = await database.query<{ id: number }>('select id from onlend_migrations')
  return migrations.filter(({ id }) => !done.some((step) => step.id === id))
}
