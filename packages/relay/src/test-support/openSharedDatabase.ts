import { inject } from 'vitest'
import type { ProvidedPostgres } from '../../../../scripts/postgres/ProvidedPostgres.ts'
import type { Database } from '../stores/Database.ts'
import { openPostgresDatabase } from '../stores/openPostgresDatabase.ts'
import { makePostgresDatabase } from './makePostgresDatabase.ts'
import { openPgliteTemplate } from './openPgliteTemplate.ts'

let opened: Promise<Database> | null = null

/** The database that all tests of a worker share: a PostgreSQL where the run has started one, else one in memory. */
export function openSharedDatabase(): Promise<Database> {
  opened ??= open()
  return opened
}

async function open(): Promise<Database> {
  const server: ProvidedPostgres['postgresAddress'] = inject('postgresAddress')
  if (server === undefined) return openPgliteTemplate()
  return openPostgresDatabase({ connectionString: await makePostgresDatabase(server) })
}
