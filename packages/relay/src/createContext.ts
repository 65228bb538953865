import type { Clock } from './Clock.ts'
import { createStreamRegistry } from './events/createStreamRegistry.ts'
import { bodyLimits } from './forward/bodyLimits.ts'
import { createSecretCache } from './forward/createSecretCache.ts'
import { fetchTransport } from './forward/fetchTransport.ts'
import { readBaseUrl } from './forward/readBaseUrl.ts'
import { createIdentity } from './identity/createIdentity.ts'
import { createMemoryLimiter } from './limits/createMemoryLimiter.ts'
import { insureLimiter } from './limits/insureLimiter.ts'
import { readBudgets } from './limits/readBudgets.ts'
import { createActorNames } from './logging/createActorNames.ts'
import { guardLogger } from './logging/guardLogger.ts'
import { guardMetrics } from './metrics/guardMetrics.ts'
import { readAnswerFields } from './projection/readAnswerFields.ts'
import type { RelayContext } from './RelayContext.ts'
import type { RelayOptions, UpstreamOptions } from './RelayOptions.ts'
import { silentLogger } from './silentLogger.ts'
import { systemClock } from './systemClock.ts'
import { createTenantReader } from './tenants/createTenantReader.ts'
import { readUploadOptions } from './uploads/readUploadOptions.ts'
import { readWebhookSources } from './webhooks/readWebhookSources.ts'

/**
 * Fills in every default.
 *
 * @throws TypeError when an option is missing or would not be safe.
 */
export function createContext(options: RelayOptions, isClosing: () => boolean): RelayContext {
  const { upstream, environment, mountPath = '', authenticate, authorize, store } = options
  if (typeof authenticate !== 'function')
    throw new TypeError('createRelay needs authenticate: without it nobody is signed in')
  if (!upstream.apiKey) throw new TypeError('createRelay needs upstream.apiKey')
  if (mountPath !== '' && !/^(?:\/[A-Za-z0-9_~-]+)+$/.test(mountPath)) {
    throw new TypeError('mountPath is a path such as /lending, without a slash at its end')
  }
  const clock = { ...systemClock, ...options.clock }
  const logger = guardLogger(options.logger ?? silentLogger)
  const measure = guardMetrics(options.metrics, logger)
  const events = {
    heartbeat: 15_000,
    sessionCheckInterval: 60_000,
    streamsPerUser: 6,
    streamsPerPartner: 200,
    streamsPerInstance: 5_000,
    retention: 604_800_000,
    ...options.events,
  }
  const identity = createIdentity(options, clock)
  const streams = createStreamRegistry({ store, clock, events, logger, measure })
  identity.revocations.listen((subject) => streams.endWhere(({ subjects }) => subjects.includes(subject)))
  return {
    upstream: readUpstream(upstream, clock),
    environment,
    mountPath,
    authenticate,
    authorize,
    identity,
    answerFields: readAnswerFields(options.answerFields ?? {}),
    store,
    webhooks: readWebhookSources(options.webhooks ?? {}),
    uploads: options.uploads ? readUploadOptions(options.uploads) : null,
    tenants: options.tenants ? createTenantReader(options.tenants, { clock, logger }) : null,
    operations: {
      duplicateWindow: 600_000,
      staleAfter: 86_400_000,
      answerRetention: 86_400_000,
      ...options.operations,
    },
    events,
    inbox: { storeRaw: 'redacted', retention: 2_592_000_000, ...options.inbox },
    origins: options.origins ?? [],
    limits: readLimits(options, { clock, logger }),
    clock,
    logger,
    logsRequests: options.logger !== undefined,
    actorNames: createActorNames(options.logging ?? {}),
    measure,
    streams,
    running: new Map(),
    isClosing,
  }
}

function readUpstream(upstream: UpstreamOptions, clock: Clock): RelayContext['upstream'] {
  const baseUrl = readBaseUrl(upstream.baseUrl, { allowInsecure: upstream.allowInsecure ?? false })
  const timeouts = {
    read: 12_000,
    write: 45_000,
    upload: 570_000,
    connect: 5_000,
    headers: 15_000,
    uploadAnswer: 120_000,
    idle: 15_000,
    ...upstream.timeouts,
  }
  const callFetch = upstream.fetch ?? ((request: Request) => fetch(request))
  const createTransport = upstream.transport ?? fetchTransport(callFetch)
  const transport = createTransport({ baseUrl, timeouts, limit: bodyLimits.answer, clock })
  return { baseUrl, apiKey: upstream.apiKey, transport, secretsOf: createSecretCache(), timeouts }
}

function readLimits(
  { limits = {} }: RelayOptions,
  { clock, logger }: Pick<RelayContext, 'clock' | 'logger'>,
): RelayContext['limits'] {
  if (limits === false) return null
  const { limiter } = limits
  return {
    budgets: readBudgets(limits),
    limiter: limiter ? insureLimiter(limiter, { clock, logger }) : createMemoryLimiter(),
  }
}
