import { relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checkProduction, type ProductionCheck } from '../commands/production/checkProduction.ts'
import { relayChecks } from '../commands/production/relayChecks.ts'
import type { Configuration } from './readConfiguration.ts'
import { toNearAddress } from './toNearAddress.ts'

/** Milliseconds that an answer may take. */
const answerTimeout = 30_000

type CheckInstallationOptions = { args: readonly string[]; print: (line: string) => void }

/**
 * Goes through the production checklist against the relay as it runs: `--public` is the address that browsers and the service have, `--instance`
 * that of one instance behind the proxy. Returns 1 while something is missing.
 */
export async function checkInstallation(
  configuration: Configuration,
  { args, print }: CheckInstallationOptions,
): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { public: { type: 'string' }, instance: { type: 'string' } },
  })
  const instance = values.instance ?? toNearAddress(configuration)
  const publicAddress = values.public ?? instance
  const askAt = (origin: string) => (path: string, init?: RequestInit) =>
    fetch(new URL(path, origin), {
      redirect: 'manual',
      signal: AbortSignal.timeout(answerTimeout),
      ...init,
    })
  return checkProduction({
    checks: [
      ...settingChecks(configuration, values.public ?? null),
      ...relayChecks({
        mountPath: configuration.mountPath,
        askPublic: askAt(publicAddress),
        askInstance: askAt(instance),
        metricsToken: (await configuration.metricsToken?.value()) ?? null,
      }),
    ],
    unreachable: `It could not be asked: is the relay running at ${publicAddress} and ${instance}, and reachable from here?`,
    print,
  })
}

/** The lines that the settings alone answer. */
function settingChecks(
  { environment, witness, database, retention }: Configuration,
  publicAddress: string | null,
): readonly ProductionCheck[] {
  const isInside = (file: string, folder: string) =>
    !relative(resolve(folder), resolve(file)).startsWith('..')
  return [
    {
      name: 'environment',
      find: async () =>
        environment === 'production'
          ? []
          : ['LENDING_ENVIRONMENT is not production: the relay allows what only a sandbox may.'],
    },
    {
      name: 'public',
      find: async () =>
        publicAddress?.startsWith('https://')
          ? []
          : ['--public is missing: the https address at which browsers and the service find the relay.'],
    },
    {
      name: 'witness',
      async find() {
        if (witness === null)
          return [
            'LEDGER_WITNESS is missing: a ledger that was restored from a backup would not be recognised.',
          ]
        return database.kind === 'embedded' && isInside(witness, database.folder)
          ? [
              'LEDGER_WITNESS is inside DATA_DIR, and would be restored or lost with it: name a file on another disk.',
            ]
          : []
      },
    },
    {
      name: 'retention',
      find: async () =>
        retention === null
          ? ['RETENTION is not decided: say for how many days records are kept, or `forever` to accept that.']
          : [],
    },
  ]
}
