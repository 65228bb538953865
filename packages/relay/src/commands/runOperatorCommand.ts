import type { Relay } from '../Relay.ts'

/** The relay as an operator's command sees it. */
export type OperatedRelay = Pick<
  Relay,
  'checkAudit' | 'erase' | 'liftFence' | 'prune' | 'raiseFence' | 'readFence' | 'reseal'
>

/** A command does its work and returns the exit code of the process. */
export type OperatorCommand = (
  relay: OperatedRelay,
  options: { args: string[]; print: (line: string) => void },
) => Promise<number>

/** Each command loads only what it needs. */
const commands = {
  'check-audit': async () => (await import('./checkAudit.ts')).checkAudit,
  erase: async () => (await import('./erase.ts')).erase,
  fence: async () => (await import('./changeFence.ts')).changeFence,
  prune: async () => (await import('./prune.ts')).prune,
  reseal: async () => (await import('./reseal.ts')).reseal,
} satisfies Record<string, () => Promise<OperatorCommand>>

/** An operator's command on the ledger. */
export type OperatorCommandName = keyof typeof commands

/** The names of the commands: `check-audit`, `erase`, `fence`, `prune` and `reseal`. */
export const operatorCommands = Object.keys(commands) as readonly OperatorCommandName[] // the keys of the object above

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
 */
export async function runOperatorCommand({
  relay,
  name,
  args,
  print,
}: RunOperatorCommandParameters): Promise<number> {
  const command: OperatorCommand = await commands[name]()
  return command(relay, { args: [...args], print })
}
