import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { createTurns } from './createTurns.ts'
import type { Database, Queryable } from './Database.ts'
import { lockFolder } from './lockFolder.ts'
import { type PgliteThread, startPgliteThread } from './startPgliteThread.ts'

type OpenPgliteDatabaseOptions = {
  /** A folder for this database alone; made when it is not there. Without it everything is in memory and gone with the process. */
  dataDir?: string
  /**
   * Brings an empty database as an archive, where there is none yet: to make one takes five times as long as to open one. The function `dataDir` of
   * `@electric-sql/pglite-prepopulatedfs` is one.
   *
   * @default a new one is made
   */
  loadDataDir?: () => Promise<Blob>
}

/** The default fills 128 MB of memory at each start; the pages of a ledger are few, and the system caches them too. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

/**
 * Opens the embedded PostgreSQL: a folder on disk and no server. Takes a second or two the first time.
 * The database runs on its own thread, so that the process goes on answering; reads and single writes go before bulk work.
 * An acknowledged write survives the end of the process, `kill -9` included. The database does not wait for the disk: a power cut can lose the last moments.
 *
 * @throws Error when another process has the folder open; several processes need a PostgreSQL server.
 * @example
 * const database = await openPgliteDatabase({ dataDir: './data' })
 */
export async function openPgliteDatabase({
  dataDir,
  loadDataDir,
}: OpenPgliteDatabaseOptions = {}): Promise<Database> {
  if (dataDir === undefined) {
    const inMemory = await startPgliteThread({ startParams, archive: await loadDataDir?.() })
    return toDatabase(inMemory, async () => undefined)
  }
  await mkdir(dataDir, { recursive: true })
  const unlock = await lockFolder(dataDir)
  try {
    const folder = join(dataDir, 'pgdata')
    const isNew = (await stat(join(folder, 'PG_VERSION')).catch(() => null)) === null
    const archive = isNew ? await loadDataDir?.() : undefined
    return toDatabase(await startPgliteThread({ dataDir: folder, startParams, archive }), unlock)
  } catch (error) {
    await unlock()
    throw error
  }
}

/** `unlock` is called when the database has been closed. */
function toDatabase(thread: PgliteThread, unlock: () => Promise<void>): Database {
  const takeTurn = createTurns()
  const { query } = thread
  return {
    exclusive: true,
    query: (sql, parameters) => takeTurn(() => query(sql, parameters)),
    transaction: (work, options) => takeTurn(() => runInTransaction(thread, work), options),
    async listen(channel, onMessage) {
      const stop = await takeTurn(() => thread.listen(channel, onMessage))
      return () => takeTurn(stop)
    },
    async close() {
      await takeTurn(() => thread.close())
      await unlock()
    },
  }
}

/** One connection with one user: no transaction waits or gives way. */
async function runInTransaction<T>(
  thread: PgliteThread,
  work: (transaction: Queryable) => Promise<T>,
): Promise<T> {
  let isOpen = true
  const query: Queryable['query'] = (sql, parameters) =>
    isOpen ? thread.query(sql, parameters) : Promise.reject(new Error('The transaction has ended'))
  await thread.begin()
  try {
    const result = await work({ query })
    isOpen = false
    await thread.commit()
    return result
  } catch (error) {
    isOpen = false
    await thread.rollback().catch(() => undefined)
    throw error
  }
}
