import type { Database } from '../index.ts'
import { importPeer } from './importPeer.ts'
import type { DatabaseConfiguration } from './readDatabase.ts'

/** Opens the database that the settings name. An embedded one is made where there is none; a server is connected to when it is first used. */
export async function openDatabase(
  configuration: DatabaseConfiguration,
  loadDataDir?: () => Promise<Blob>,
): Promise<Database> {
  if (configuration.kind === 'embedded') {
    const { openPgliteDatabase } = await importPeer(() => import('../database/openPgliteDatabase.ts'), {
      packages: '@electric-sql/pglite',
      what: 'The embedded database, which is used without DATABASE_URL,',
    })
    return openPgliteDatabase({ dataDir: configuration.folder, ...(loadDataDir && { loadDataDir }) })
  }
  const { url, directUrl, pool } = configuration
  const { openPostgresDatabase } = await importPeer(() => import('../postgres.ts'), {
    packages: 'pg',
    what: 'PostgreSQL',
  })
  return openPostgresDatabase({
    connectionString: await url.value(),
    ...(directUrl && { listenConnectionString: await directUrl.value() }),
    max: pool,
  })
}
