import { OptionError } from '@onlend/core/internal'
import { type Database, migrate, type Relay } from '../index.ts'
import { silentLogger } from '../lib/silentLogger.ts'
import { openMetrics } from './openMetrics.ts'
import { operatorCommands } from '../commands/operatorCommands.ts'
import { runOperatorCommand } from '../commands/runOperatorCommand.ts'
import { checkInstallation } from './checkInstallation.ts'
import { ConfigurationError } from './ConfigurationError.ts'
import { makeRelay } from './makeRelay.ts'
import { openDatabase } from './openDatabase.ts'
import { readArguments } from './readArguments.ts'
import { type Configuration, readConfiguration } from './readConfiguration.ts'
import { readDatabase } from './readDatabase.ts'
import type { Variables } from './readGiven.ts'
import { readSettings } from './readSettings.ts'
import { serve, type Serving } from './serve.ts'
import { settings } from './settings.ts'
import { toNearAddress } from './toNearAddress.ts'

type RunParameters = {
  /** The command line after the program's name. */
  given: readonly string[]
  variables: Variables
  /** Takes the printed text, with the ends of its lines. */
  write: (text: string) => void
  /** Receives the running program, to stop it when the process gets a signal. */
  onServing: (serving: Serving) => void
}

/**
 * Runs one command of the program and returns the exit code of the process; `null` while the program serves.
 *
 * @throws ConfigurationError with a line for each thing that is wrong.
 */
export async function runProgram({
  given,
  variables,
  write,
  onServing,
}: RunParameters): Promise<number | null> {
  const { command, config, args } = readArguments(given)
  const print = (line: string): void => write(`${line}\n`)
  const file = config ?? (variables.ONLEND_CONFIG || null)
  if (command === 'help') write(writeHelp())
  else if (command === 'migrate') await runMigrate(file, variables, write)
  else {
    const operatorCommand = operatorCommands.find((name) => name === command)
    const purpose = operatorCommand === undefined ? 'program' : 'command'
    const configuration = await readSettings({ file, variables }, (reader, faults) =>
      readConfiguration(reader, faults, { purpose }),
    )
    try {
      if (operatorCommand !== undefined)
        return await withRelay(configuration, (relay) =>
          runOperatorCommand({ relay, name: operatorCommand, args, print }),
        )
      if (command === 'check-production') return await checkInstallation(configuration, { args, print })
      if (command === 'check') {
        await checkRelay(configuration)
        write(`${(await describe(configuration)).join('\n')}\n`)
      } else if (command === 'health') {
        if (!(await askHealth(configuration))) throw new ConfigurationError(['The relay is not ready.'])
        write('ready\n')
      } else {
        onServing(await serve(configuration, write))
        return null
      }
    } catch (error) {
      if (error instanceof TypeError) throw new ConfigurationError([describeRefusal(error, command)])
      throw error
    }
  }
  return 0
}

/** The line for a refused option of `createRelay`, whose error quotes no value, or for an argument that a command does not know, which may be a secret. */
function describeRefusal(error: TypeError, command: string): string {
  const isArgument = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  if (isArgument) return `${command} does not know an argument: see onlend-relay --help`
  return error instanceof OptionError ? error.fault : error.message
}

/** Opens the relay on its ledger for a command, without a port: no request can be sent through it. */
async function withRelay<Result>(
  configuration: Configuration,
  work: (relay: Relay) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(configuration.database)
  try {
    const relay = await makeRelay(configuration, { database, logger: silentLogger, parts: anonymous })
    try {
      return await work(relay)
    } finally {
      await relay.close()
    }
  } finally {
    await database.close()
  }
}

/** Needs the settings of the database alone, so that a deploy job needs no other secret. */
async function runMigrate(
  file: string | null,
  variables: Variables,
  write: (text: string) => void,
): Promise<void> {
  const configuration = await readSettings({ file, variables }, readDatabase)
  const database = await openDatabase(configuration)
  try {
    await migrate(database)
    if (configuration.kind === 'postgres') await makeTableOfLimits(database)
  } finally {
    await database.close()
  }
  write('The tables are there.\n')
}

async function makeTableOfLimits(database: Parameters<typeof migrate>[0]): Promise<void> {
  const { postgresLimiter } = await import('../postgres.ts')
  const once = { limit: 1_000, window: 1_000 }
  await postgresLimiter(database).use({
    name: 'visitors',
    environment: 'sandbox',
    key: 'migrate',
    now: Date.now(),
    ...once,
  })
}

/** Whether the relay that runs with these settings on this machine is ready. */
async function askHealth(configuration: Configuration): Promise<boolean> {
  const address = `${toNearAddress(configuration)}${configuration.mountPath}/health/ready`
  return fetch(address, { signal: AbortSignal.timeout(5_000) }).then(
    ({ status }) => status === 200,
    () => false,
  )
}

/** Makes the relay that the settings describe, without a database and without a port, to find the options that `createRelay` refuses. */
async function checkRelay(configuration: Configuration): Promise<void> {
  if (configuration.metricsToken) await openMetrics(configuration.metricsToken)
  const relay = await makeRelay(configuration, {
    ...{ database: noDatabase, logger: silentLogger, parts: anonymous },
  })
  await relay.close()
}

const anonymous = { authenticate: () => null }
const refuse = (): Promise<never> => Promise.reject(new Error('no database is open'))
const noDatabase: Database = {
  exclusive: false,
  query: refuse,
  transaction: refuse,
  listen: refuse,
  close: async () => undefined,
}

/** The plan of a program with these settings, in lines for a person; no secret is in them. */
async function describe(configuration: Configuration): Promise<readonly string[]> {
  const { service, environment, tokens, database, mountPath, host, port } = configuration
  const count = async (secret: { values(): Promise<readonly string[]> } | null): Promise<number> =>
    secret === null ? 0 : (await secret.values()).length
  const webhooks = await count(configuration.webhookSecret)
  const ledgerSecrets = await count(configuration.ledgerSecret)
  return [
    `environment: ${environment}`,
    `service: ${service.baseUrl}`,
    `address: http://${host}:${port}${mountPath}`,
    `database: ${database.kind === 'postgres' ? await describeServer(database.url) : `embedded, in ${database.folder}`}`,
    `tokens: for ${tokens.lifetime / 1_000} seconds, ${tokens.allowsOperators ? 'of operators too' : 'never of operators'}, for ${await count(configuration.backendSecret)} backend secret(s)`,
    `pages: of the relay's own address${tokens.origins.map((origin) => `, of ${origin}`).join('')}`,
    `webhooks: ${webhooks === 0 ? 'off, since there is no WEBHOOK_SECRET' : `POST ${mountPath}/webhooks/service, ${webhooks} secret(s)`}`,
    `outcomes: ${configuration.outcomes ? `to ${new URL(configuration.outcomes.url).origin}, ${await count(configuration.outcomes.secret)} secret(s)` : 'to no backend, since there is no OUTCOMES_URL'}`,
    `ledger: ${ledgerSecrets === 0 ? 'sealed with a secret that stands in the database itself' : 'sealed with LEDGER_SECRET'}; witness ${configuration.witness ?? 'off'}`,
    `files: ${describeUploads(configuration)}`,
    `brands: ${configuration.tenantsFolder ?? 'none'}${configuration.editsBrands ? ', which their channel partners change' : ''}`,
    `metrics: ${configuration.metricsToken ? '/metrics' : 'off'}`,
    `stop: waits ${configuration.stopTimeout / 1_000} seconds for what was sent`,
  ]
}

function describeUploads({ uploads }: Configuration): string {
  if (uploads === null) return 'not taken, since there is no UPLOADS_DIR and no UPLOADS_BUCKET'
  const { folder, bucket, isScanned } = uploads
  return `${bucket ? `the bucket ${bucket.bucket}` : folder}, ${isScanned ? 'scanned' : 'not scanned'}`
}

/** Host and database of an address that may hold a password. */
async function describeServer(url: { value(): Promise<string> }): Promise<string> {
  const address = await url.value()
  if (!URL.canParse(address)) return 'PostgreSQL'
  const { host, pathname } = new URL(address)
  return `PostgreSQL at ${host}${pathname}`
}

/** The text of `--help`: the commands, and every setting with its default. */
function writeHelp(): string {
  const lines = Object.entries(settings).map(([name, setting]) => {
    const { about, fallback, isSecret } = { fallback: null, isSecret: false, ...setting }
    const without = fallback === null ? '' : ` (${fallback})`
    return `  ${name}${isSecret ? `, or its file in ${name}_FILE` : ''}\n      ${about}${without}`
  })
  return `onlend-relay [command] [--config onlend.json]

  serve    serves until it is told to stop (without a command)
  migrate  makes the tables, or changes those of an earlier version, and ends
  check    checks the settings, says what serve will do, and ends
  health   asks the relay that runs with these settings on this machine whether it is ready, and ends

  check-production [--public https://app.example] [--instance http://10.0.0.5:4310]
           goes through the production checklist against the relay as it runs; ends with 1 while something is missing
  fence [raise|lift --by <id>]
           says how the fence of a restored ledger stands, or raises or lifts it
  erase --customer-partner <id> --by <id>
           erases a customer partner's data; ends with 2 where data was left
  prune    deletes the records that RETENTION no longer keeps
  reseal   seals the ledger anew under the first LEDGER_SECRET
  check-audit [--head <file>]
           says whether the audit is as it was written

Settings come from the environment, or from the JSON file of --config or ONLEND_CONFIG, where LENDING_API_URL is written lendingApiUrl.
The environment wins. Secrets come from the environment or from files of their own, and from nowhere else.

${lines.join('\n')}
`
}
