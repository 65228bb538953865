import { join } from 'node:path'
import { dataDir as emptyDatabase } from '@electric-sql/pglite-prepopulatedfs'
import type { Database } from '@onlend/relay'
import { openPgliteDatabase } from '@onlend/relay/pglite'
import { openPostgresDatabase } from '@onlend/relay/postgres'
import type { HostEnvironment } from './HostEnvironment.ts'

/** Opens the database for the ledger and for the host's own accounts. */
export async function openDatabase({
  databaseUrl,
  dataDir,
}: Pick<HostEnvironment, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  if (databaseUrl !== null) return openPostgresDatabase({ connectionString: databaseUrl })
  return openPgliteDatabase({ dataDir: join(dataDir, 'ledger'), loadDataDir: emptyDatabase })
}
