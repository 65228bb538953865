import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { Database } from './Database.ts'
import { lockFolder } from './lockFolder.ts'
import { startPgliteThread } from './startPgliteThread.ts'
import { toPgliteDatabase } from './toPgliteDatabase.ts'

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
    return toPgliteDatabase(inMemory)
  }
  await mkdir(dataDir, { recursive: true })
  const unlock = await lockFolder(dataDir)
  try {
    const folder = join(dataDir, 'pgdata')
    const isNew = (await stat(join(folder, 'PG_VERSION')).catch(() => null)) === null
    const archive = isNew ? await loadDataDir?.() : undefined
    return toPgliteDatabase(await startPgliteThread({ dataDir: folder, startParams, archive }), unlock)
  } catch (error) {
    await unlock()
    throw error
  }
}
