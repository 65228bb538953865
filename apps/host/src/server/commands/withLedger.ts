import type { Database, Relay } from '@onlend/relay'
import type { HostEnvironment } from '../HostEnvironment.ts'
import { openDatabase } from '../openDatabase.ts'
import { openLending } from '../openLending.ts'
import { readEnvironment } from '../readEnvironment.ts'
import type { CommandOptions } from './runCommand.ts'

/** The ledger, as a command has it. */
export type OpenedLedger = {
  relay: Relay
  retention: HostEnvironment['retention']
  database: Database
}

/**
 * Opens the ledger as the host does, with the host's own environment, for a command: no request can be sent through it. Closes it after the
 * work. The embedded ledger is one process's, so the host has to be stopped for it; one on PostgreSQL can be in use.
 */
export async function withLedger<Result>(
  { variables, openLedger = openDatabase }: CommandOptions,
  work: (opened: OpenedLedger) => Promise<Result>,
): Promise<Result> {
  const environment = readEnvironment(variables)
  const database = await openLedger(environment)
  const { relay, close } = await openLending(environment, {
    database,
    authenticate: async () => null,
    tenants: { resolve: () => null },
    sweeps: false,
  })
  try {
    return await work({ relay, database, retention: environment.retention })
  } finally {
    await close()
  }
}
