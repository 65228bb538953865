import { relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checkProduction, type ProductionCheck } from '../commands/production/checkProduction.ts'
import { relayChecks, type RelayChecksParameters } from '../commands/production/relayChecks.ts'
import type { Configuration } from './readConfiguration.ts'
import { toNearAddress } from './toNearAddress.ts'

/** Milliseconds that an answer may take. */
const answerTimeout = 30_000

type CheckInstallationOptions = {
  /** `--public` and `--instance`. */
  args: readonly string[]
  print: (line: string) => void
  /** The address that browsers and the service have, unless `--public` names it. */
  publicAddress?: string | null
  /** More lines of the checklist, which ask as the others do. */
  checks?: (ask: Pick<RelayChecksParameters, 'askPublic' | 'askInstance'>) => readonly ProductionCheck[]
}

/**
 * Goes through the production checklist against the relay as it runs, and prints `ok` or `missing` for each line: `--public` is the address that browsers
 * and the service have, `--instance` that of one instance behind the proxy. Returns 1 while something is missing.
 *
 * @example
 * const configuration = await readInstallation({ variables: process.env })
 * process.exitCode = await checkInstallation(configuration, { args: process.argv.slice(2), print: console.log })
 */
export async function checkInstallation(
  configuration: Configuration,
  { args, print, publicAddress = null, checks = () => [] }: CheckInstallationOptions,
): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { public: { type: 'string' }, instance: { type: 'string' } },
  })
  const instance = values.instance ?? toNearAddress(configuration)
  const named = values.public ?? publicAddress
  const askAt = (origin: string) => (path: string, init?: RequestInit) =>
    fetch(new URL(path, origin), {
      redirect: 'manual',
      signal: AbortSignal.timeout(answerTimeout),
      ...init,
    })
  const ask = { askPublic: askAt(named ?? instance), askInstance: askAt(instance) }
  return checkProduction({
    checks: [
      ...settingChecks(configuration, named),
      ...relayChecks({
        ...ask,
        mountPath: configuration.mountPath,
        metricsToken: (await configuration.metricsToken?.value()) ?? null,
      }),
      ...checks(ask),
    ],
    unreachable: `It could not be asked: is the relay running at ${named ?? instance} and ${instance}, and reachable from here?`,
    print,
  })
}

/** Secrets that are read at the start alone. */
const needsRestart = /^(?:DATABASE_|UPLOADS_)/

/** The lines that the settings alone answer. */
function settingChecks(configuration: Configuration, address: string | null): readonly ProductionCheck[] {
  const { environment, witness, database, retention, uploads, secrets } = configuration
  const isInside = (file: string, folder: string) =>
    !relative(resolve(folder), resolve(file)).startsWith('..')
  const line = (name: string, ...missing: readonly (string | false)[]): ProductionCheck => ({
    name,
    find: async () => missing.filter((sentence) => sentence !== false),
  })
  const unfiled = [...secrets].filter(([name, { isFile }]) => !isFile && !needsRestart.test(name))
  return [
    line(
      'environment',
      environment !== 'production' &&
        'LENDING_ENVIRONMENT is not production: the relay allows what only a sandbox may.',
    ),
    line(
      'public',
      !address?.startsWith('https://') &&
        '--public is missing: the https address at which browsers and the service find the relay.',
    ),
    line(
      'witness',
      witness === null &&
        'LEDGER_WITNESS is missing: a ledger that was restored from a backup would not be recognised.',
      witness !== null &&
        database.kind === 'embedded' &&
        isInside(witness, database.folder) &&
        'LEDGER_WITNESS is inside DATA_DIR, and would be restored or lost with it: name a file on another disk.',
    ),
    line(
      'retention',
      retention === null &&
        'RETENTION is not decided: say for how many days records are kept, or `forever` to accept that.',
    ),
    line(
      'secret-files',
      ...unfiled.map(
        ([name]) =>
          `${name} is only changed by a restart: put it into a file, and name that in ${name}_FILE.`,
      ),
    ),
    line(
      'uploads',
      uploads !== null &&
        !uploads.isScanned &&
        !uploads.allowsUnscanned &&
        'CLAMD is not true: nothing looks for malware in what people upload. Set ClamAV up, or ALLOW_UNSCANNED to true to accept that.',
    ),
    line(
      'room',
      uploads !== null &&
        !uploads.isRoomDecided &&
        'UPLOADS_TOTAL_MB is not decided: say how much all partners together may stage, so that it fits the disk or the bucket.',
      uploads?.bucket === null &&
        uploads.room.minFreeBytes === 0 &&
        'UPLOADS_FREE_MB is 0: staged files may fill the disk that the relay itself writes to.',
    ),
  ]
}
