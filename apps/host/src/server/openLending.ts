import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import {
  type CloseReport,
  createRelay,
  createSqlStore,
  defaultWebhookParser,
  type Database,
  type Logger,
  type Principal,
  type Relay,
  type RelayOptions,
  type TenantSource,
  type UploadStaging,
  standardWebhookVerifier,
  startSweeps,
} from '@onlend/relay'
import { undiciTransport } from '@onlend/relay/node'
import { pinoLogger } from '@onlend/relay/pino'
import { postgresLimiter } from '@onlend/relay/postgres'
import { type PrometheusMetrics, prometheusMetrics } from '@onlend/relay/prometheus'
import { fileStaging } from '@onlend/relay/uploads'
import { collectDefaultMetrics, Registry } from 'prom-client'
import type { HostEnvironment } from './HostEnvironment.ts'
import { openSecrets } from './openSecrets.ts'
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
  /** What people may move, and who checks a proof of them. @default nothing is controlled */
  spending?: Pick<RelayOptions, 'spendingControls' | 'verifyStepUp'>
  /** Whether it sweeps by itself. @default true */
  sweeps?: boolean
}

/** Puts the relay together from what the environment says: this is all that a backend needs to write to lend. */
export async function openLending(
  environment: HostEnvironment,
  { database, authenticate, tenants, spending = {}, sweeps = true }: OpenLendingOptions,
): Promise<Lending> {
  const { lendingApiUrl, lendingEnvironment, sessionSecret, databaseUrl, metricsToken, uploadsBucket } =
    environment
  const secrets = await openSecrets(environment)
  const { ledgerSecrets } = environment
  const register = new Registry()
  // Memory, processor, event loop: what is slow here is slow for the relay as well.
  collectDefaultMetrics({ register })
  const metrics = prometheusMetrics({ register })
  const fixed = [
    sessionSecret,
    ...ledgerSecrets,
    metricsToken,
    databaseUrl,
    uploadsBucket?.credentials?.secretAccessKey ?? null,
  ]
  const logger = pinoLogger({
    level: environment.logLevel,
    secrets: secrets.seenWith(fixed.filter((secret) => secret !== null)),
  })
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
    sessionLifetime: sessionLifetime * 1_000,
    // A proxy may change `Host`, with which the origin of a page would be compared.
    origins: environment.publicOrigin === null ? [] : [environment.publicOrigin],
    customerPartnersOf: environment.customerPartnersOf,
    store: createSqlStore(database),
    ...(ledgerSecrets.length > 0 && { ledgerSecret: ledgerSecrets }),
    retention: environment.retention,
    uploads: { staging: await openStaging(environment) },
    tenants,
    webhooks: {
      service: { verify: standardWebhookVerifier({ secrets: secrets.webhook }), parse: defaultWebhookParser },
    },
    logger,
    // The same person has the same pseudonym in the logs of every instance.
    logging: { secret: createHmac('sha256', sessionSecret).update('logs').digest('hex') },
    metrics,
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
      return report
    },
  }
}

async function openStaging({ uploadsBucket, dataDir }: HostEnvironment): Promise<UploadStaging> {
  if (uploadsBucket === null) return fileStaging({ folder: join(dataDir, 'uploads') })
  // Its client is large, and most hosts have no bucket.
  const { s3Staging } = await import('@onlend/relay/uploads-s3')
  return s3Staging(uploadsBucket)
}
