import type { Database } from '../src/database/Database.ts'
import { inject } from 'vitest'
import { openPostgresDatabase } from '../src/database/openPostgresDatabase.ts'
import { inTurn } from './inTurn.ts'
import { makePostgresDatabase } from './makePostgresDatabase.ts'
import { openMemoryDatabase } from './openMemoryDatabase.ts'

const connections = 10

/** An empty database for one test: on the PostgreSQL that the run has started, else in memory. Closing it is the caller's. */
async function openOwnDatabase(): Promise<Database> {
  const server = inject('postgresAddress')
  if (server === undefined) return openMemoryDatabase()
  const address = await makePostgresDatabase(server)
  return inTurn(openPostgresDatabase({ connectionString: address, max: connections }), connections)
}

let opened: Promise<Database> | null = null

/** The database that all tests of a worker share: a PostgreSQL where the run has started one, else one in memory. */
export function openSharedDatabase(): Promise<Database> {
  opened ??= openOwnDatabase()
  return opened
}
