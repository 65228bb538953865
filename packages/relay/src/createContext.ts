import { encodeMultipart } from './uploads/assembly/encodeMultipart.ts'
import type { Clock } from './lib/Clock.ts'
import { createStreamRegistry } from './changes/createStreamRegistry.ts'
import { readEventOptions } from './changes/readEventOptions.ts'
import { bodyLimits } from './http/bodyLimits.ts'
import { createSecretPatterns, type SecretPatterns } from './lib/patterns/createSecretPatterns.ts'
import { fetchTransport } from './upstream/fetchTransport.ts'
import { readBaseUrl } from './upstream/readBaseUrl.ts'
import { readTimeouts } from './upstream/readTimeouts.ts'
import { createIdentity } from './identity/createIdentity.ts'
import { readOrigins } from './http/readOrigins.ts'
import { createFence } from './ledger/fence/createFence.ts'
import { createMemoryLimiter } from './http/limits/createMemoryLimiter.ts'
import { createFallbackLimiter } from './http/limits/createFallbackLimiter.ts'
import { readBudgets } from './http/limits/readBudgets.ts'
import { createActorNames } from './observability/createActorNames.ts'
import { createTracer } from './observability/createTracer.ts'
import { guardMetrics } from './observability/guardMetrics.ts'
import { readAnswerFields } from './upstream/projection/readAnswerFields.ts'
import type { JoinOptions } from './joinRelay.ts'
import type { RelayContext } from './RelayContext.ts'
import type { InboxOptions, UpstreamOptions } from './RelayOptions.ts'
import { createReadiness } from './createReadiness.ts'
import type { LogFields, Logger } from './lib/Logger.ts'
import { silentLogger } from './lib/silentLogger.ts'
import { systemClock } from './lib/systemClock.ts'
import { readRetention } from './ledger/retention/readRetention.ts'
import { createSealing, type LedgerSecret } from './database/sealing/createSealing.ts'
import { findControlsFault } from './ledger/spending/findControlsFault.ts'
import { createSnapshotRecorder } from './ledger/snapshots/createSnapshotRecorder.ts'
import { sealStore } from './sealStore.ts'
import { createTenantReader } from './tenants/createTenantReader.ts'
import { readUploadOptions } from './uploads/readUploadOptions.ts'
import { readWebhookSources } from './inbox/readWebhookSources.ts'

/**
 * Fills in every default.
 *
 * @throws TypeError when an option is missing or would not be safe.
 */
export function createContext(options: JoinOptions, isClosing: () => boolean): RelayContext {
  const { upstream, environment, mountPath = '', authenticate, authorize } = options
  const clock = { ...systemClock, ...options.clock }
  const logger = guardLogger(options.logger ?? silentLogger)
  const measure = guardMetrics(options.metrics, logger)
  const sealing = createSealing({ ledgerSecret: readLedgerSecret(options), clock })
  const unreadable = createUnreadable(logger)
  const store = sealStore(options.store, { sealing, onUnreadable: unreadable.onUnreadable })
  const events = readEventOptions(options.events)
  const inbox = readInbox(options.inbox)
  const operations = {
    duplicateWindow: 600_000,
    staleAfter: 86_400_000,
    answerRetention: 86_400_000,
    fourEyes: false,
    ...options.operations,
  }
  const identity = createIdentity({ ...options, store }, clock)
  const streams = createStreamRegistry({ store, clock, events, logger, measure })
  identity.revocations.listen((subject) => streams.endWhere(({ subjects }) => subjects.includes(subject)))
  return {
    upstream: readUpstream(upstream, clock),
    environment,
    mountPath,
    authenticate,
    authorize,
    checkReferences: options.checkReferences ?? false,
    spending: readSpending(options),
    identity,
    answerFields: readAnswerFields(options.answerFields ?? {}),
    store,
    sealing,
    unreadable: unreadable.state,
    keepSnapshot: createSnapshotRecorder({ store, clock, environment, logger, isClosing }),
    fence: createFence({ store, environment, witness: options.witness, clock, logger, measure }),
    isReady: createReadiness(store, clock),
    webhooks: readWebhookSources(options.webhooks ?? {}, environment),
    confirming: { work: null, isAsked: false },
    uploads: options.uploads
      ? readUploadOptions(options.uploads, { encodeParts: encodeMultipart, clock })
      : null,
    tenants: options.tenants ? createTenantReader(options.tenants, { clock, logger }) : null,
    operations,
    events,
    inbox,
    retention: readRetention(options.retention, { operations, inbox }),
    origins: readOrigins('origins', options.origins ?? []),
    limits: readLimits(options, { clock, logger }),
    clock,
    logger,
    logsRequests: options.logger !== undefined,
    actorNames: createActorNames(options.logging ?? {}),
    measure,
    isMeasured: options.metrics !== undefined,
    tracer: createTracer(options.tracing, { logger }),
    streams,
    running: new Map(),
    isClosing,
  }
}

function readSpending({ spendingControls, verifyStepUp }: JoinOptions): RelayContext['spending'] {
  if (spendingControls === undefined) return { controls: null, verifyStepUp }
  if (typeof spendingControls !== 'function') {
    const fault = findControlsFault(spendingControls)
    if (fault) throw new TypeError(`spendingControls: ${fault}`)
    const rules = [spendingControls.withdraw, spendingControls.requestDrawdown]
    if (!verifyStepUp && rules.some((each) => each?.stepUp !== undefined))
      throw new TypeError(
        'spendingControls with stepUp needs verifyStepUp, such as that of createStepUpProofs',
      )
  }
  return { controls: spendingControls, verifyStepUp }
}

/** The host's; in the sandbox, where there may be none, one that the store keeps. What that one has sealed opens for as long as it is there. */
function readLedgerSecret({ ledgerSecret, store }: JoinOptions): LedgerSecret {
  if (ledgerSecret === undefined)
    return () => store.keepSetting(ownSecret, `${crypto.randomUUID()}${crypto.randomUUID()}`)
  if (typeof ledgerSecret !== 'function') createSealing({ ledgerSecret, clock: systemClock })
  let own: string | null | undefined
  return async () => {
    const given = typeof ledgerSecret === 'function' ? await ledgerSecret() : ledgerSecret
    if (own === undefined) own = await store.findSetting(ownSecret)
    const secrets = typeof given === 'string' ? [given] : given
    return own === null ? secrets : [...secrets, own]
  }
}

const ownSecret = 'ledger'

/** Remembers that something does not open, and says so once: there may be many, and a sweep finds out how many. */
function createUnreadable(logger: Logger): { state: RelayContext['unreadable']; onUnreadable: () => void } {
  const state = { isFound: false }
  let isTold = false
  return {
    state,
    onUnreadable() {
      state.isFound = true
      if (isTold) return
      isTold = true
      logger.error(
        { event: 'ledger.unreadable' },
        'something in the ledger does not open: the secret that sealed it is not among those of ledgerSecret',
      )
    },
  }
}

function readInbox(options: InboxOptions = {}): RelayContext['inbox'] {
  const inbox = {
    storeRaw: 'redacted' as const,
    matchWindow: 259_200_000,
    openRetention: 604_800_000,
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

/** A host may have a key for each partner; with more keys than this, each call costs a little more. */
const rememberedKeys = 32

/** Remembers how to find each key in an answer, since preparing that costs more than the search. */
function createSecretCache(): (key: string) => SecretPatterns {
  const known = new Map<string, SecretPatterns>()
  return (key) => {
    const found = known.get(key)
    if (found) return found
    if (known.size >= rememberedKeys) known.clear()
    const patterns = createSecretPatterns(key)
    known.set(key, patterns)
    return patterns
  }
}

function readLimits(
  { limits = {} }: JoinOptions,
  { clock, logger }: Pick<RelayContext, 'clock' | 'logger'>,
): RelayContext['limits'] {
  if (limits === false) return null
  const { limiter } = limits
  return {
    budgets: readBudgets(limits),
    limiter: limiter ? createFallbackLimiter(limiter, { clock, logger }) : createMemoryLimiter(),
  }
}

/** A logger that cannot throw or reject: a full disk must not stop the recording of a write that has been sent. */
function guardLogger(logger: Logger): Logger {
  const guard = (level: keyof Logger) => (fields: LogFields, message: string) => {
    // There is nowhere left to say what goes wrong here.
    const ignore = (): void => undefined
    try {
      // An async function passes for one that returns nothing; its rejection, left alone, would end the process.
      const logged: unknown = logger[level](fields, message)
      if (logged instanceof Promise) logged.catch(ignore)
    } catch {
      ignore()
    }
  }
  return { info: guard('info'), warn: guard('warn'), error: guard('error') }
}
