import { inject } from 'vitest'
import type { ProvidedPostgres } from '../../../scripts/postgres/ProvidedPostgres.ts'
import type { Database } from '../src/database/Database.ts'
import { openPostgresDatabase } from '../src/database/openPostgresDatabase.ts'
import { inTurn } from './inTurn.ts'
import { makePostgresDatabase } from './makePostgresDatabase.ts'
import { openPgliteTemplate } from './openPgliteTemplate.ts'

const connections = 10

/** An empty database for one test: on the PostgreSQL that the run has started, else in memory. Closing it is the caller's. */
export async function openOwnDatabase(): Promise<Database> {
  const server: ProvidedPostgres['postgresAddress'] = inject('postgresAddress')
  if (server === undefined) return openPgliteTemplate()
  const address = await makePostgresDatabase(server)
  return inTurn(openPostgresDatabase({ connectionString: address, max: connections }), connections)
}
