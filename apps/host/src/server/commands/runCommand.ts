import type { Database } from '@onlend/relay'
import type { HostEnvironment } from '../HostEnvironment.ts'

/** The options of a command of the host. */
export type CommandOptions = {
  args: string[]
  /** The host's own environment. */
  variables: Readonly<Record<string, string | undefined>>
  /** Takes one line of the answer. */
  print(line: string): void
  /** Opens the database of the ledger. @default that of the environment */
  openLedger?: (environment: HostEnvironment) => Promise<Database>
}

/** Does its work and returns the exit code of the process. */
export type Command = (options: CommandOptions) => Promise<number>

/** Every command of the host by its name, which is that of its script in `package.json`. Each loads only what it needs. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  'check-audit': async () => (await import('./checkAudit.ts')).checkAudit,
  'check-production': async () => (await import('./checkInstallation.ts')).checkInstallation,
  erase: async () => (await import('./erase.ts')).erase,
  fence: async () => (await import('./changeFence.ts')).changeFence,
  'hash-password': async () => (await import('./readPassword.ts')).readPassword,
  prune: async () => (await import('./prune.ts')).prune,
  reseal: async () => (await import('./reseal.ts')).reseal,
}

/** Runs a command of the host. An error becomes one line for `report`, and the exit code 1. */
export async function runCommand(
  name: string,
  { report, ...options }: CommandOptions & { report(line: string): void },
): Promise<number> {
  try {
    const load = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (!load) throw new Error(`no such command; there are ${Object.keys(commands).join(', ')}.`)
    return await (await load())(options)
  } catch (error) {
    report(`${name}: ${error instanceof Error ? error.message : String(error)}`)
    return 1
  }
}
