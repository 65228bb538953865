import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { Database } from './Database.ts'
import { fromPglite } from './fromPglite.ts'
import { lockFolder } from './lockFolder.ts'

type OpenPgliteDatabaseOptions = {
  /** A folder of its own; made when it is not there. Without it everything is in memory and gone with the process. */
  dataDir?: string
  /**
   * Brings an empty database as an archive, where there is none yet: to make one takes five times as long as to open one. The function `dataDir` of
   * `@electric-sql/pglite-prepopulatedfs` is one.
   *
   * @default a new one is made
   */
  loadDataDir?: () => Promise<Blob>
}

/** With the default, 128 MB of memory are filled at each start; the pages of a ledger are few, and the system keeps them too. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

/**
 * Opens the embedded PostgreSQL: a folder on disk and no server. Takes a second or two the first time.
 * What it has acknowledged survives the end of the process, `kill -9` included. It does not wait for the disk: a power cut can take the last moments.
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
    const archive = await loadDataDir?.()
    const inMemory = await PGlite.create({ startParams, ...(archive && { loadDataDir: archive }) })
    return fromPglite(inMemory, async () => undefined)
  }
  await mkdir(dataDir, { recursive: true })
  const unlock = await lockFolder(dataDir)
  try {
    const folder = join(dataDir, 'pgdata')
    const isNew = (await stat(join(folder, 'PG_VERSION')).catch(() => null)) === null
    const archive = isNew ? await loadDataDir?.() : undefined
    const onDisk = await PGlite.create({
      dataDir: folder,
      startParams,
      ...(archive && { loadDataDir: archive }),
    })
    return fromPglite(onDisk, unlock)
  } catch (error) {
    await unlock()
    throw error
  }
}
