import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import {
  type CloseReport,
  createRelay,
  createSqlStore,
  type Database,
  type Principal,
  type Relay,
  type TenantSource,
  type UploadStaging,
  standardWebhookVerifier,
  startSweeps,
} from '@onlend/relay'
import { undiciTransport } from '@onlend/relay/node'
import { openPgliteDatabase } from '@onlend/relay/pglite'
import { pinoLogger } from '@onlend/relay/pino'
import { openPostgresDatabase, postgresLimiter } from '@onlend/relay/postgres'
import { type PrometheusMetrics, prometheusMetrics } from '@onlend/relay/prometheus'
import { fileStaging } from '@onlend/relay/uploads'
import type { HostEnvironment } from './HostEnvironment.ts'

type Lending = {
  relay: Relay
  metrics: PrometheusMetrics
  /** Lets writes that were sent be recorded, then gives the database free. */
  close(): Promise<CloseReport>
}

type OpenLendingOptions = {
  authenticate: (request: Request) => Promise<Principal | null>
  tenants: TenantSource
}

/** Puts the relay together from what the environment says: this is all that a backend needs to write to lend. */
export async function openLending(
  environment: HostEnvironment,
  { authenticate, tenants }: OpenLendingOptions,
): Promise<Lending> {
  const { lendingApiKey, lendingApiUrl, lendingEnvironment, sessionSecret, tokenSecret, webhookSecret } =
    environment
  const uploadsSecret = environment.uploadsBucket?.credentials?.secretAccessKey ?? null
  const database = await openDatabase(environment)
  const metrics = prometheusMetrics()
  const logger = pinoLogger({
    level: environment.logLevel,
    secrets: [lendingApiKey, webhookSecret, sessionSecret, tokenSecret, uploadsSecret].filter(
      (secret) => secret !== null,
    ),
  })
  const relay = createRelay({
    mountPath: '/lending',
    environment: lendingEnvironment,
    upstream: {
      baseUrl: lendingApiUrl,
      apiKey: lendingApiKey,
      transport: undiciTransport(),
      timeouts: { uploadAnswer: environment.lendingUploadTimeout },
    },
    authenticate,
    customerPartnersOf: environment.customerPartnersOf,
    store: createSqlStore(database),
    uploads: { staging: await openStaging(environment) },
    tenants,
    webhooks: { service: { verify: standardWebhookVerifier({ secrets: [webhookSecret] }) } },
    logger,
    // The same person has the same name in the logs of every instance, and nobody can tell whose it is.
    logging: { secret: createHmac('sha256', sessionSecret).update('logs').digest('hex') },
    metrics,
    // Several instances count together.
    ...(environment.databaseUrl !== null && { limits: { limiter: postgresLimiter(database) } }),
    ...(tokenSecret !== null && {
      tokens: { keys: [{ id: 'host-1', secret: tokenSecret }], origins: environment.embedOrigins },
    }),
  })
  const stopSweeps = startSweeps(relay, { logger })
  return {
    relay,
    metrics,
    async close() {
      stopSweeps()
      const report = await relay.close()
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

async function openDatabase({ databaseUrl, dataDir }: HostEnvironment): Promise<Database> {
  if (databaseUrl !== null) return openPostgresDatabase({ connectionString: databaseUrl })
  return openPgliteDatabase({ dataDir: join(dataDir, 'ledger') })
}
