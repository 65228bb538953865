import { checkInstallation, readInstallation } from '@onlend/relay/node'
import { readHost } from '../readHost.ts'
import { hostChecks } from './hostChecks.ts'
import { readPassword } from './readPassword.ts'

type CommandOptions = {
  args: string[]
  /** The host's own environment. */
  variables: Readonly<Record<string, string | undefined>>
  /** Takes one line of the answer. */
  print(line: string): void
  /** Takes the line of an error. */
  report(line: string): void
}

/** Milliseconds that the collector of traces may take. */
const answerTimeout = 30_000

/** Runs a command of the host. An error becomes one line for `report`, and the exit code 1. */
export async function runCommand(name: string, options: CommandOptions): Promise<number> {
  const { print, report } = options
  try {
    if (name === 'check-production') return await checkHost(options)
    if (name === 'hash-password') return await readPassword(print)
    throw new Error(
      'no such command; there are check-production and hash-password, and those of onlend-relay.',
    )
  } catch (error) {
    report(`${name}: ${error instanceof Error ? error.message : String(error)}`)
    return 1
  }
}

/** Goes through the production checklist: the lines of every relay, then those of the host. */
async function checkHost({ args, variables, print }: CommandOptions): Promise<number> {
  const { settings, users, source } = await readHost(variables)
  const { publicOrigin, traceCollector } = settings
  return checkInstallation(await readInstallation(source), {
    ...{ args, print, publicAddress: publicOrigin },
    checks: ({ askPublic }) =>
      hostChecks({
        ...{ publicOrigin, traceCollector, users, askPublic },
        askCollector: () =>
          fetch(`${traceCollector}/v1/traces`, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: '{"resourceSpans":[]}',
            signal: AbortSignal.timeout(answerTimeout),
          }),
      }),
  })
}
