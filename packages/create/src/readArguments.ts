import { parseArgs } from 'node:util'
import type { Answers } from './Answers.ts'
import { CreateError } from './CreateError.ts'
import type { Framework } from './frameworks/Framework.ts'

/** The answers and flags of the command line. */
export type Arguments = Partial<Answers> & { folder: string; isYes: boolean; force: boolean; isHelp: boolean }

const frameworks: readonly string[] = ['vite', 'next', 'express'] satisfies Framework[]

/** Reads the command line. @throws CreateError that names the unknown option. */
export function readArguments(args: string[]): Arguments {
  const { values, positionals } = parse(args)
  const { framework, relay } = values
  if (framework !== undefined && !isFramework(framework))
    throw new CreateError(`--framework is one of ${frameworks.join(', ')}, and not ${framework}.`)
  if (relay !== undefined && relay !== 'here' && !/^(?:https?:\/\/|\/)\S+$/.test(relay))
    throw new CreateError(
      `--relay is "here" or an address such as https://pay.example/lending, and not ${relay}.`,
    )
  return {
    folder: positionals[0] ?? '.',
    isYes: values.yes ?? false,
    force: values.force ?? false,
    isHelp: values.help ?? false,
    ...(framework !== undefined && { framework }),
    ...(relay !== undefined && { relay }),
    ...(values['customer-partner'] !== undefined && { customerPartner: values['customer-partner'] }),
    ...(values.sandbox !== undefined && { hasSandbox: values.sandbox }),
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      allowNegative: true,
      options: {
        framework: { type: 'string' },
        relay: { type: 'string' },
        'customer-partner': { type: 'string' },
        sandbox: { type: 'boolean' },
        yes: { type: 'boolean', short: 'y' },
        force: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    throw new CreateError(error instanceof Error ? error.message : String(error))
  }
}

function isFramework(name: string): name is Framework {
  return frameworks.includes(name)
}
