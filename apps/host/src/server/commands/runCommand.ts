import type { Database } from '@onlend/relay'
import { operatorCommands, runOperatorCommand } from '@onlend/relay/node'
import type { HostEnvironment } from '../HostEnvironment.ts'
import { openAccountTables } from '../openAccountTables.ts'
import { openDatabase } from '../openDatabase.ts'
import { openLending } from '../openLending.ts'
import { readEnvironment } from '../readEnvironment.ts'
import { checkInstallation } from './checkInstallation.ts'
import { readPassword } from './readPassword.ts'

type CommandOptions = {
  args: string[]
  /** The host's own environment. */
  variables: Readonly<Record<string, string | undefined>>
  /** Takes one line of the answer. */
  print(line: string): void
  /** Takes the line of an error. */
  report(line: string): void
  /** Opens the database of the ledger. @default that of the environment */
  openLedger?: (environment: HostEnvironment) => Promise<Database>
}

/** Runs a command of the host, or of the relay on the host's ledger. An error becomes one line for `report`, and the exit code 1. */
export async function runCommand(name: string, options: CommandOptions): Promise<number> {
  const { args, variables, print, report } = options
  try {
    const operatorCommand = operatorCommands.find((known) => known === name)
    if (operatorCommand !== undefined) return await operate(operatorCommand, options)
    if (name === 'check-production')
      return await checkInstallation({ args, environment: readEnvironment(variables), print })
    if (name === 'hash-password') return await readPassword(print)
    const names = ['check-production', 'hash-password', ...operatorCommands]
    throw new Error(`no such command; there are ${names.join(', ')}.`)
  } catch (error) {
    report(`${name}: ${error instanceof Error ? error.message : String(error)}`)
    return 1
  }
}

/** Runs a command of the relay as the host opens it, with the host's own environment: no request can be sent through it. */
async function operate(
  name: (typeof operatorCommands)[number],
  { args, variables, print, openLedger = openDatabase }: CommandOptions,
): Promise<number> {
  const environment = readEnvironment(variables)
  const database = await openLedger(environment)
  const { relay, close } = await openLending(environment, {
    database,
    authenticate: async () => null,
    tenants: { resolve: () => null },
    sweeps: false,
  })
  try {
    const code = await runOperatorCommand({ relay, name, args, print })
    // A backup brings back sessions that were signed out after it.
    if (name === 'fence' && args[0] === 'raise')
      await openAccountTables(database).query('delete from host_sessions')
    return code
  } finally {
    await close()
  }
}
