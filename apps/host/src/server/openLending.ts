import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import {
  type CloseReport,
  createRelay,
  defaultWebhookParser,
  type Database,
  type Logger,
  type Principal,
  type Relay,
  type RelayOptions,
  type TenantSource,
  type UploadOptions,
  type UploadStaging,
  standardWebhookVerifier,
  startSweeps,
} from '@onlend/relay'
import { fileWitness, undiciTransport } from '@onlend/relay/node'
import { pinoLogger } from '@onlend/relay/pino'
import { postgresLimiter } from '@onlend/relay/postgres'
import { type PrometheusMetrics, prometheusMetrics } from '@onlend/relay/prometheus'
import { fileStaging } from '@onlend/relay/uploads'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { clamdscan } from '../../../../packages/relay/examples/clamdscan.ts'
import type { HostEnvironment } from './HostEnvironment.ts'
import { openSecrets, type Secrets } from './openSecrets.ts'
import { openTracing } from './openTracing.ts'
import { sessionLifetime } from './sessionLifetime.ts'

type Lending = {
  relay: Relay
  metrics: PrometheusMetrics
  /** Removes secrets; the host logs everything through it. */
  logger: Logger
  /** Lets writes that were sent be recorded, for so many milliseconds at most, then gives the database free. */
  close(deadline?: number): Promise<CloseReport>
}

type OpenLendingOptions = {
  /** Closed with the relay. */
  database: Database
  authenticate: (request: Request) => Promise<Principal | null>
  tenants: TenantSource
  /** How people publish brands while the host runs. @default they cannot */
  brands?: RelayOptions['brands']
  /** @default those that the environment names */
  secrets?: Secrets
  /** The spending controls, and the check of step-up proofs. @default nothing is controlled */
  spending?: Pick<RelayOptions, 'spendingControls' | 'verifyStepUp'>
  /** Called with every outcome event, at least once. @default no call */
  outcomes?: RelayOptions['outcomes']
  /** Whether two operators resolve an operation. @default one is enough */
  fourEyes?: boolean
  /** Whether it sweeps by itself. @default true */
  sweeps?: boolean
}

/** Makes the relay from the environment: this is all the code that a backend needs to lend. */
export async function openLending(
  environment: HostEnvironment,
  {
    database,
    authenticate,
    tenants,
    brands,
    secrets: given,
    spending = {},
    outcomes,
    fourEyes = false,
    sweeps = true,
  }: OpenLendingOptions,
): Promise<Lending> {
  const { lendingApiUrl, lendingEnvironment, databaseUrl, metricsToken, uploadsBucket } = environment
  const secrets = given ?? (await openSecrets(environment))
  const [sessionSecret = ''] = await secrets.session()
  const register = new Registry()
  // Memory, processor, event loop: a slow process is a slow relay as well.
  collectDefaultMetrics({ register })
  const metrics = prometheusMetrics({ register })
  const fixed = [
    ...environment.ledgerSecrets,
    metricsToken,
    databaseUrl,
    uploadsBucket?.credentials?.secretAccessKey ?? null,
  ]
  const logger = pinoLogger({
    level: environment.logLevel,
    secrets: secrets.seenWith(fixed.filter((secret) => secret !== null)),
  })
  const { tracing, close: closeTracing } = await openTracing(environment.traceCollector)
  const relay = createRelay({
    mountPath: '/lending',
    environment: lendingEnvironment,
    upstream: {
      baseUrl: lendingApiUrl,
      apiKey: secrets.apiKey,
      transport: undiciTransport(),
      timeouts: { uploadAnswer: environment.lendingUploadTimeout },
    },
    authenticate,
    ...spending,
    ...(outcomes && { outcomes }),
    operations: { fourEyes },
    sessionLifetime: sessionLifetime * 1_000,
    // A proxy may change `Host`, with which the origin of a page would be compared.
    origins: environment.publicOrigin === null ? [] : [environment.publicOrigin],
    customerPartnersOf: environment.customerPartnersOf,
    database,
    witness: fileWitness(environment.ledgerWitness),
    ...(secrets.ledger && { ledgerSecret: secrets.ledger }),
    ...(environment.drawdownCost && { drawdownCost: environment.drawdownCost }),
    retention: environment.retention,
    uploads: await openUploads(environment),
    tenants,
    ...(brands && { brands }),
    webhooks: {
      service: { verify: standardWebhookVerifier({ secrets: secrets.webhook }), parse: defaultWebhookParser },
    },
    logger,
    // The same person has the same pseudonym in the logs of every instance, from one start to the next.
    logging: { secret: createHmac('sha256', sessionSecret).update('logs').digest('hex') },
    metrics,
    ...(tracing && { tracing }),
    // Several instances count together.
    ...(databaseUrl !== null && { limits: { limiter: postgresLimiter(database) } }),
    ...(environment.embedOrigins.length > 0 && {
      tokens: { keys: secrets.tokenKeys, origins: environment.embedOrigins },
    }),
  })
  const stopSweeps = sweeps ? startSweeps(relay, { logger }) : () => undefined
  return {
    relay,
    metrics,
    logger,
    async close(deadline) {
      stopSweeps()
      const report = await relay.close(deadline === undefined ? {} : { deadline })
      await database.close()
      await closeTracing()
      return report
    },
  }
}

async function openUploads(environment: HostEnvironment): Promise<UploadOptions> {
  const { maxTotalBytes, minFreeBytes, isScanned } = environment.uploads
  const options = { staging: await openStaging(environment), maxTotalBytes, minFreeBytes }
  // Without an installed ClamAV every file waits: the relay uses no unscanned file.
  return isScanned ? { ...options, scanFile: clamdscan() } : options
}

async function openStaging({ uploadsBucket, dataDir }: HostEnvironment): Promise<UploadStaging> {
  if (uploadsBucket === null) return fileStaging({ folder: join(dataDir, 'uploads') })
  // The client of S3 is large, and most hosts have no bucket.
  const { s3Staging } = await import('@onlend/relay/uploads-s3')
  return s3Staging(uploadsBucket)
}
