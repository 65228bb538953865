import { operatorCommands } from '../commands/operatorCommands.ts'
import { ConfigurationError } from './ConfigurationError.ts'

const ownCommands = ['serve', 'migrate', 'check', 'health', 'help'] as const
/** The commands that have arguments of their own, such as `--by`. */
const withArguments = ['check-production', ...operatorCommands] as const

/** The command of the program, its file of settings, and the arguments that only the command reads. */
export type Arguments = {
  command: (typeof ownCommands)[number] | (typeof withArguments)[number]
  config: string | null
  args: readonly string[]
}

/**
 * Reads the command line. Settings are not taken there: it can be read by every user of the machine.
 *
 * @throws ConfigurationError that quotes nothing, since it may be a secret.
 */
export function readArguments(given: readonly string[]): Arguments {
  let command: Arguments['command'] | null = null
  let config: string | null = null
  const args: string[] = []
  for (let at = 0; at < given.length; at += 1) {
    const argument = given[at] ?? ''
    if (argument === '--help' || argument === '-h') return { command: 'help', config: null, args }
    const found = [...ownCommands, ...withArguments].find((known) => known === argument)
    if (found !== undefined && command === null) command = found
    else if (argument.startsWith('--config=')) config = argument.slice('--config='.length)
    else if (argument === '--config') {
      at += 1
      config = given[at] ?? ''
    } else if (withArguments.some((known) => known === command)) args.push(argument)
    else
      throw new ConfigurationError([
        `Argument ${at + 1} is not known. Settings and secrets are not taken from the command line: see onlend-relay --help`,
      ])
  }
  if (config === '')
    throw new ConfigurationError(['--config needs the path of a file, such as --config onlend.json'])
  return { command: command ?? 'serve', config, args }
}
