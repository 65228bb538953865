import type { PGlite, Transaction } from '@electric-sql/pglite'
import type { Database, Queryable } from './Database.ts'

/** An open PGlite as the relay's database; `unlock` is called when it has been closed. */
export function fromPglite(pglite: PGlite, unlock: () => Promise<void>): Database {
  return {
    exclusive: true,
    query: queryable(pglite).query,
    // The cast drops the undefined that PGlite's type adds for a transaction that was rolled back by hand, which is never done here.
    // One connection with one user: nothing waits and nothing has to give way.
    transaction: <T>(work: (transaction: Queryable) => Promise<T>) =>
      pglite.transaction((transaction) => work(queryable(transaction))) as Promise<T>,
    async listen(channel, onMessage) {
      const stop = await pglite.listen(channel, onMessage)
      return () => stop()
    },
    async close() {
      await pglite.close()
      await unlock()
    },
  }
}

function queryable(target: PGlite | Transaction): Queryable {
  return {
    async query<Row extends Record<string, unknown>>(
      sql: string,
      parameters: readonly unknown[] = [],
    ): Promise<Row[]> {
      const { rows } = await target.query<Row>(sql, [...parameters])
      return rows
    },
  }
}
