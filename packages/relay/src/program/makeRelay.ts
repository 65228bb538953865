import { createHmac } from 'node:crypto'
import {
  createRelay,
  type Database,
  defaultWebhookParser,
  type Logger,
  type Relay,
  type RelayOptions,
  standardWebhookVerifier,
} from '../index.ts'
import { fileWitness } from '../ledger/fence/fileWitness.ts'
import { outcomeWebhook } from '../outbox/webhook/outcomeWebhook.ts'
import { tenantsFromFolder } from '../tenants/tenantsFromFolder.ts'
import { undiciTransport } from '../upstream/undici/undiciTransport.ts'
import { importPeer } from './importPeer.ts'
import type { Configuration } from './readConfiguration.ts'
import { toKeyId } from './toKeyId.ts'

/** The options that settings cannot hold: `authenticate`, and every option that shall differ from the settings. */
export type RelayParts = Pick<RelayOptions, 'authenticate'> &
  Partial<Omit<RelayOptions, 'database' | 'environment' | 'mountPath' | 'logger' | 'metrics'>>

type MakeRelayParameters = {
  database: Database
  logger: Logger
  metrics?: NonNullable<RelayOptions['metrics']>
  parts: RelayParts
}

/**
 * Makes the relay that the settings and the parts describe.
 *
 * @throws TypeError for options that `createRelay` refuses, ConfigurationError for a package that is not installed.
 */
export async function makeRelay(
  configuration: Configuration,
  { database, logger, metrics, parts }: MakeRelayParameters,
): Promise<Relay> {
  const { service, environment, tokens, mountPath, webhookSecret, ledgerSecret } = configuration
  const { secret: tokenSecret } = tokens
  const limiter = configuration.database.kind === 'postgres' ? await openLimiter(database) : undefined
  const { tenantsFolder } = configuration
  const tenants = tenantsFolder === null || parts.tenants ? null : await tenantsFromFolder(tenantsFolder)
  return createRelay({
    mountPath,
    environment,
    upstream: {
      baseUrl: service.baseUrl,
      apiKey: () => service.apiKey.value(),
      transport: undiciTransport(),
      ...(service.allowInsecure && { allowInsecure: true }),
    },
    customerPartnersOf: configuration.customerPartnersOf,
    ...(tokenSecret && {
      tokens: {
        keys: async () => (await tokenSecret.values()).map((secret) => ({ id: toKeyId(secret), secret })),
        lifetime: tokens.lifetime,
        origins: tokens.origins,
      },
      // The same person has the same pseudonym in the logs of every instance, from one start to the next.
      logging: {
        secret: createHmac('sha256', await tokenSecret.value())
          .update('logs')
          .digest('hex'),
      },
    }),
    database,
    limits: { ...configuration.limits, ...(limiter && { limiter }) },
    ...(configuration.witness !== null && { witness: fileWitness(configuration.witness) }),
    ...(ledgerSecret && { ledgerSecret: () => ledgerSecret.values() }),
    ...(configuration.retention && { retention: configuration.retention }),
    ...(configuration.drawdownCost && { drawdownCost: configuration.drawdownCost }),
    ...(configuration.spendingControls && { spendingControls: configuration.spendingControls }),
    ...(configuration.uploads && { uploads: await configuration.uploads.open() }),
    unreviewedLocales: configuration.unreviewedLocales,
    ...(tenants && { tenants, ...(configuration.editsBrands && { brands: { tenantOf: tenants.tenantOf } }) }),
    ...(webhookSecret && {
      webhooks: {
        service: {
          verify: standardWebhookVerifier({ secrets: () => webhookSecret.values() }),
          parse: defaultWebhookParser,
        },
      },
    }),
    ...(configuration.outcomes && { outcomes: openOutcomes(configuration.outcomes) }),
    logger,
    ...(metrics && { metrics }),
    ...parts,
  })
}

function openOutcomes({
  url,
  secret,
  allowPrivate,
}: NonNullable<Configuration['outcomes']>): NonNullable<RelayOptions['outcomes']> {
  return {
    webhook: outcomeWebhook({
      allowPrivate,
      destination: async () => ({ url, secrets: await secret.values() }),
    }),
  }
}

async function openLimiter(database: Database) {
  const { postgresLimiter } = await importPeer(() => import('../postgres.ts'), {
    packages: 'pg',
    what: 'PostgreSQL',
  })
  return postgresLimiter(database)
}
