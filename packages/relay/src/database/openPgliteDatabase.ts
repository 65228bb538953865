import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { Database } from './Database.ts'
import { fromPglite } from './fromPglite.ts'
import { lockFolder } from './lockFolder.ts'

type OpenPgliteDatabaseOptions = {
  /** A folder of its own; made when it is not there. Without it everything is in memory and gone with the process. */
  dataDir?: string
}

/**
 * Opens the embedded PostgreSQL: a folder on disk and no server. Takes a second or two the first time.
 * What it has acknowledged survives the end of the process, `kill -9` included. It does not wait for the disk: a power cut can take the last moments.
 *
 * @throws Error when another process has the folder open; several processes need a PostgreSQL server.
 * @example
 * const database = await openPgliteDatabase({ dataDir: './data' })
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
