import { PGlite } from '@electric-sql/pglite'
import { dataDir as emptyDatabase } from '@electric-sql/pglite-prepopulatedfs'
import type { Database } from '../src/database/Database.ts'
import { toPgliteDatabase } from '../src/database/toPgliteDatabase.ts'

/**
 * Opens an empty database in memory on the thread of the tests: most of what a query costs is the way to the thread of `openPgliteDatabase` and back,
 * which `databaseConformance` takes.
 */
export async function openMemoryDatabase(): Promise<Database> {
  const pglite = await PGlite.create({
    loadDataDir: await emptyDatabase(),
    // The default fills 128 MB at each start.
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
  })
  return toPgliteDatabase({
    async query(sql, parameters = []) {
      const { rows } = await pglite.query<never>(sql, [...parameters])
      return rows
    },
    async begin() {
      await pglite.query('begin')
    },
    async commit() {
      const { command } = await pglite.query('commit')
      if (command !== 'COMMIT') throw new Error('The transaction was rolled back')
    },
    async rollback() {
      await pglite.query('rollback')
    },
    listen: (channel, onMessage) => pglite.listen(channel, onMessage),
    close: () => pglite.close(),
  })
}
