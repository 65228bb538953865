import { dataDir as emptyDatabase } from '@electric-sql/pglite-prepopulatedfs'
import type { Database } from '../src/database/Database.ts'
import { openPgliteDatabase } from '../src/database/openPgliteDatabase.ts'

/** Opens an empty database, in a new folder or in memory, sooner than one can be made. */
export function openPgliteTemplate(dataDir?: string): Promise<Database> {
  return openPgliteDatabase({ loadDataDir: emptyDatabase, ...(dataDir === undefined ? {} : { dataDir }) })
}
