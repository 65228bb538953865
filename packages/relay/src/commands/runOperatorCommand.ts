import type { OperatedRelay, OperatorCommand } from './OperatorCommand.ts'
import type { operatorCommands } from './operatorCommands.ts'

type OperatorCommandName = (typeof operatorCommands)[number]

/** Each command loads only what it needs. */
const commands: Readonly<Record<OperatorCommandName, () => Promise<OperatorCommand>>> = {
  'check-audit': async () => (await import('./checkAudit.ts')).checkAudit,
  erase: async () => (await import('./erase.ts')).erase,
  fence: async () => (await import('./changeFence.ts')).changeFence,
  prune: async () => (await import('./prune.ts')).prune,
  reseal: async () => (await import('./reseal.ts')).reseal,
}

type RunOperatorCommandParameters = {
  relay: OperatedRelay
  name: OperatorCommandName
  /** The command line after the command's name. */
  args: readonly string[]
  /** Takes one line of the answer. */
  print: (line: string) => void
}

/**
 * Runs an operator's command on a relay and returns the exit code of the process: for a host that makes its own relay and wants the commands of
 * `onlend-relay`. The embedded database is one process's, so stop the host first; PostgreSQL can be in use.
 *
 * @throws TypeError for an argument that the command does not know or misses.
 * @example
 * const [, , given, ...args] = process.argv
 * const name = operatorCommands.find((command) => command === given)
 * if (name) process.exitCode = await runOperatorCommand({ relay, name, args, print: console.log })
 */
export async function runOperatorCommand({
  relay,
  name,
  args,
  print,
}: RunOperatorCommandParameters): Promise<number> {
  const command = await commands[name]()
  return command(relay, { args: [...args], print })
}
