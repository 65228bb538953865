import type { Database } from '../Database.ts'
import { migrations } from '../migrations.ts'

/** Any number, the same for every instance: whoever holds it may change the tables. */
const migrationLock = 7_236_401

/** Runs the steps that have not been run yet, once, however many instances start together. */
export async function migrate(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.query('select pg_advisory_xact_lock($1)', [migrationLock])
    await transaction.query('create table if not exists onlend_migrations (id int primary key)')
    const done = await transaction.query<{ id: number }>('select id from onlend_migrations')
    for (const { id, statements } of migrations) {
      if (done.some((step) => step.id === id)) continue
      for (const statement of statements) await transaction.query(statement)
      await transaction.query('insert into onlend_migrations (id) values ($1)', [id])
    }
  })
}
