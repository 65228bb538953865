import { encodeMultipart } from './assembly/encodeMultipart.ts'
import { checkOptions } from './checkOptions.ts'
import type { Clock } from './lib/Clock.ts'
import { createStreamRegistry } from './changes/createStreamRegistry.ts'
import { readEventOptions } from './changes/readEventOptions.ts'
import { bodyLimits } from './upstream/bodyLimits.ts'
import { createSecretCache } from './redaction/createSecretCache.ts'
import { fetchTransport } from './upstream/fetchTransport.ts'
import { readBaseUrl } from './upstream/readBaseUrl.ts'
import { readTimeouts } from './upstream/readTimeouts.ts'
import { createIdentity } from './identity/createIdentity.ts'
import { readOrigins } from './http/readOrigins.ts'
import { createMemoryLimiter } from './limits/createMemoryLimiter.ts'
import { insureLimiter } from './limits/insureLimiter.ts'
import { readBudgets } from './limits/readBudgets.ts'
import { createActorNames } from './observability/createActorNames.ts'
import { guardLogger } from './observability/guardLogger.ts'
import { guardMetrics } from './observability/guardMetrics.ts'
import { readAnswerFields } from './projection/readAnswerFields.ts'
import type { RelayContext } from './RelayContext.ts'
import type { InboxOptions, RelayOptions, UpstreamOptions } from './RelayOptions.ts'
import { createReadiness } from './requests/createReadiness.ts'
import { silentLogger } from './lib/silentLogger.ts'
import { systemClock } from './lib/systemClock.ts'
import { createTenantReader } from './tenants/createTenantReader.ts'
import { readUploadOptions } from './uploads/readUploadOptions.ts'
import { readWebhookSources } from './inbox/readWebhookSources.ts'

/**
 * Fills in every default.
 *
 * @throws TypeError when an option is missing or would not be safe.
 */
export function createContext(options: RelayOptions, isClosing: () => boolean): RelayContext {
  checkOptions(options)
  const { upstream, environment, mountPath = '', authenticate, authorize, store } = options
  const clock = { ...systemClock, ...options.clock }
  const logger = guardLogger(options.logger ?? silentLogger)
  const measure = guardMetrics(options.metrics, logger)
  const events = readEventOptions(options.events)
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
    isReady: createReadiness(store, clock),
    webhooks: readWebhookSources(options.webhooks ?? {}, environment),
    confirming: { work: null, isAsked: false },
    uploads: options.uploads ? readUploadOptions(options.uploads, { encodeParts: encodeMultipart }) : null,
    tenants: options.tenants ? createTenantReader(options.tenants, { clock, logger }) : null,
    operations: {
      duplicateWindow: 600_000,
      staleAfter: 86_400_000,
      answerRetention: 86_400_000,
      fourEyes: false,
      ...options.operations,
    },
    events,
    inbox: readInbox(options.inbox),
    origins: readOrigins('origins', options.origins ?? []),
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

function readInbox(options: InboxOptions = {}): RelayContext['inbox'] {
  const inbox = {
    storeRaw: 'redacted' as const,
    matchWindow: 259_200_000,
    retention: 2_592_000_000,
    ...options,
  }
  if (!Number.isSafeInteger(inbox.matchWindow) || inbox.matchWindow < 1)
    throw new TypeError('inbox.matchWindow is a whole number of milliseconds, from 1 on')
  return inbox
}

function readUpstream(upstream: UpstreamOptions, clock: Clock): RelayContext['upstream'] {
  const baseUrl = readBaseUrl(upstream.baseUrl, { allowInsecure: upstream.allowInsecure ?? false })
  const timeouts = readTimeouts(upstream.timeouts)
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
