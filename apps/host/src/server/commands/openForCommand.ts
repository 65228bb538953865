import type { Database, Relay } from '@onlend/relay'
import type { HostEnvironment } from '../HostEnvironment.ts'
import { openDatabase } from '../openDatabase.ts'
import { openLending } from '../openLending.ts'
import { readEnvironment } from '../readEnvironment.ts'

/**
 * Opens the ledger as the host does, with the host's own environment, for a command: no request can be sent through it. The embedded ledger is
 * one process's, so the host has to be stopped for it; one on PostgreSQL can be in use.
 */
export async function openForCommand(): Promise<{
  relay: Relay
  retention: HostEnvironment['retention']
  database: Database
  close(): Promise<void>
}> {
  const environment = readEnvironment(process.env)
  const database = await openDatabase(environment)
  const lending = await openLending(environment, {
    database,
    authenticate: async () => null,
    tenants: { resolve: () => null },
    sweeps: false,
  })
  const { retention } = environment
  return { relay: lending.relay, database, retention, close: async () => void (await lending.close()) }
}
