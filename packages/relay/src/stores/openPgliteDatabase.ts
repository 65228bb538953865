import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite, type Transaction } from '@electric-sql/pglite'
import type { Database, Queryable } from './Database.ts'
import { lockFolder } from './lockFolder.ts'

type OpenPgliteDatabaseOptions = {
  /** A folder of its own; made when it is not there. Without it everything is in memory and gone with the process. */
  dataDir?: string
}

/**
 * Opens the embedded PostgreSQL: a folder on disk and no server. Takes a second or two the first time.
 *
 * @throws Error when another process has the folder open; several processes need a PostgreSQL server.
 */
export async function openPgliteDatabase({ dataDir }: OpenPgliteDatabaseOptions = {}): Promise<Database> {
  if (dataDir === undefined) return fromPglite(await PGlite.create(), async () => undefined)
  await mkdir(dataDir, { recursive: true })
  const unlock = await lockFolder(dataDir)
  try {
    return fromPglite(await PGlite.create({ dataDir: join(dataDir, 'pgdata') }), unlock)
  } catch (error) {
    await unlock()
    throw error
  }
}

function fromPglite(pglite: PGlite, unlock: () => Promise<void>): Database {
  return {
    exclusive: true,
    query: queryable(pglite).query,
    // The cast drops the undefined that PGlite's type adds for a transaction that was rolled back by hand, which is never done here.
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
    async query<Row extends Record<string, unknown>>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
      const { rows } = await target.query<Row>(sql, [...parameters])
      return rows
    },
  }
}
