import type { Database } from '../src/database/Database.ts'
import { openOwnDatabase } from './openOwnDatabase.ts'

let opened: Promise<Database> | null = null

/** The database that all tests of a worker share: a PostgreSQL where the run has started one, else one in memory. */
export function openSharedDatabase(): Promise<Database> {
  opened ??= openOwnDatabase()
  return opened
}
