import { createHmac } from 'node:crypto'
import { importPeer } from './importPeer.ts'
import {
  createRelay,
  type Database,
  defaultWebhookParser,
  type Logger,
  type Relay,
  type RelayOptions,
  standardWebhookVerifier,
} from '../index.ts'
import { fileWitness, outcomeWebhook, tenantsFromFolder, undiciTransport } from '../node.ts'
import { answerBackend } from './answerBackend.ts'
import type { Configuration } from './readConfiguration.ts'
import { systemClock } from '../lib/systemClock.ts'
import { toKeyId } from './toKeyId.ts'

type OpenRelayParameters = {
  database: Database
  logger: Logger
  metrics?: NonNullable<RelayOptions['metrics']>
}

/** A relay, and the handler that puts the routes for a backend before it. */
export type OpenedRelay = { relay: Relay; mounted: Pick<Relay, 'answer' | 'fetch'> }

/**
 * Makes the relay that the settings describe. This relay knows no sessions and no cookies: it lets a request in by a token alone, which a backend asked for.
 *
 * @throws TypeError for options that `createRelay` refuses, ConfigurationError for a package that is not installed.
 */
export async function openRelay(
  configuration: Configuration,
  { database, logger, metrics }: OpenRelayParameters,
): Promise<OpenedRelay> {
  const { service, environment, tokens, mountPath, webhookSecret, ledgerSecret } = configuration
  const limiter = configuration.database.kind === 'postgres' ? await openLimiter(database) : undefined
  const relay = createRelay({
    mountPath,
    environment,
    upstream: {
      baseUrl: service.baseUrl,
      apiKey: () => service.apiKey.value(),
      transport: undiciTransport(),
      ...(service.allowInsecure && { allowInsecure: true }),
    },
    authenticate: () => null,
    customerPartnersOf: configuration.customerPartnersOf,
    tokens: {
      keys: async () => (await tokens.secret.values()).map((secret) => ({ id: toKeyId(secret), secret })),
      lifetime: tokens.lifetime,
      origins: tokens.origins,
    },
    database,
    limits: { ...configuration.limits, ...(limiter && { limiter }) },
    ...(configuration.witness !== null && { witness: fileWitness(configuration.witness) }),
    ...(ledgerSecret && { ledgerSecret: () => ledgerSecret.values() }),
    ...(configuration.retention && { retention: configuration.retention }),
    ...(configuration.drawdownCost && { drawdownCost: configuration.drawdownCost }),
    ...(configuration.spendingControls && { spendingControls: configuration.spendingControls }),
    ...(configuration.uploadsFolder !== null && { uploads: await openUploads(configuration.uploadsFolder) }),
    ...(configuration.tenantsFolder !== null && {
      tenants: await tenantsFromFolder(configuration.tenantsFolder),
    }),
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
    // The same person has the same pseudonym in the logs of every instance, from one start to the next.
    logging: {
      secret: createHmac('sha256', await tokens.secret.value())
        .update('logs')
        .digest('hex'),
    },
    ...(metrics && { metrics }),
  })
  return {
    relay,
    mounted: answerBackend({
      relay,
      mountPath,
      environment,
      readSecrets: () => configuration.backendSecret.values(),
      allowsOperators: tokens.allowsOperators,
      clock: systemClock,
      logger,
    }),
  }
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

async function openUploads(folder: string): Promise<NonNullable<RelayOptions['uploads']>> {
  const { fileStaging } = await importPeer(() => import('../uploads/staging/fileStaging.ts'), {
    packages: '@tus/server @tus/file-store',
    what: 'UPLOADS_DIR',
  })
  return { staging: fileStaging({ folder }) }
}
