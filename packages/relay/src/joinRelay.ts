import { endpoints, OptionError } from '@onlend/core/internal'
import { createBatches } from './batches/createBatches.ts'
import { createChanges } from './changes/createChanges.ts'
import { createBrands } from './brand/createBrands.ts'
import type { Clock } from './lib/Clock.ts'
import { withDeadline } from './lib/withDeadline.ts'
import { createResealing } from './database/sealing/createResealing.ts'
import { type CloseReport, drainRelay } from './drainRelay.ts'
import { healthRoutes } from './healthRoutes.ts'
import { bindRoutes, readLimits, toResponse } from './http/index.ts'
import { createHttp } from './http/createHttp.ts'
import { authenticateRequest, identityRoutes, revoke } from './identity/index.ts'
import { createIdentity } from './identity/createIdentity.ts'
import { createInbox } from './inbox/createInbox.ts'
import { readInboxOptions } from './inbox/readInboxOptions.ts'
import { createLedger } from './ledger/createLedger.ts'
import { systemClock } from './lib/systemClock.ts'
import { type RunningWork, trackWork } from './lib/trackWork.ts'
import { createObservability } from './observability/createObservability.ts'
import { openSealedStore } from './openSealedStore.ts'
import type { Relay } from './Relay.ts'
import type { RelayOptions } from './RelayOptions.ts'
import type { RelayStore } from './RelayStore.ts'
import { serviceRoute } from './serviceRoute.ts'
import { sweepRelay } from './sweepRelay.ts'
import { createTenants } from './tenants/createTenants.ts'
import { tenantFor, tenantRoutes } from './tenants/index.ts'
import { createOutbox } from './outbox/createOutbox.ts'
import { registerReceivers } from './outbox/registerReceivers.ts'
import { createUploads } from './uploads/createUploads.ts'
import { createUpstream } from './upstream/createUpstream.ts'

/** How much longer than the longest call closing waits by default, so that its outcome can be recorded. */
const recordingTime = 30_000

/** The options that join a relay. `createRelay` makes the store from the host's database; a test passes another one. */
export type JoinOptions = Omit<RelayOptions, 'database'> & { store: RelayStore }

/**
 * Joins the modules to a relay, on a store: the only place that sees all modules and passes each its dependencies.
 *
 * @throws TypeError when an option is missing or would not be safe.
 */
export function joinRelay(options: JoinOptions): Relay {
  const { environment, mountPath = '' } = options
  let closed: Promise<CloseReport> | null = null
  const isClosing = (): boolean => closed !== null
  const running = new Map<Promise<unknown>, RunningWork>()
  const track = <T>(work: RunningWork['work'], id: string, done: Promise<T>): Promise<T> =>
    trackWork({ running }, { work, id }, done)

  const clock = { ...systemClock, ...options.clock }
  const observability = createObservability(options)
  const { logger } = observability
  const opened = openSealedStore(options, { clock, logger })
  const store = registerReceivers(opened.store, environment, options.outcomes)
  const service = createUpstream(options, { clock, ...observability })
  const identity = createIdentity(options, { environment, mountPath, store, service, clock, logger })
  const limits = readLimits(options.limits ?? {}, { clock, logger })
  const shared = { ...observability, ...service, environment, store, identity, limits, running, isClosing }
  const brands = createBrands(options.brands, shared)
  const tenants = createTenants(options, { clock, logger, findWorn: brands.findWorn })
  const changes = createChanges({ ...shared, events: options.events })
  const inboxOptions = readInboxOptions(options.inbox)
  const ledger = createLedger(options, { ...shared, matchWindow: inboxOptions.matchWindow })
  const inbox = createInbox(options, { ...shared, ledger, inbox: inboxOptions })
  const uploads = createUploads(options.uploads, { ...shared, mountPath, ledger })
  const batches = createBatches(options.batches, { ...shared, ledger })
  const outbox = createOutbox(options.outcomes, shared)
  const { fence } = ledger

  const answer = createHttp({
    ...shared,
    mountPath,
    fence,
    modules: undefined,
    routes: [
      ...bindRoutes(Object.values(endpoints).map(serviceRoute), { ...shared, ledger, uploads }),
      ...bindRoutes(identityRoutes, { identity, operations: ledger.operations }),
      ...bindRoutes(tenantRoutes, { ...shared, tenants }),
      ...brands.routes,
      ...ledger.routes,
      ...changes.routes,
      ...inbox.routes,
      ...uploads.routes,
      ...batches.routes,
      ...outbox.routes,
      ...bindRoutes(healthRoutes, {
        ...{ isReady: createReadiness(store, clock), isClosing, fence, uploads },
        unreadable: opened.unreadable,
      }),
    ],
    authenticate: (request) => authenticateRequest({ identity }, request),
  })
  const { write, upload } = service.upstream.timeouts

  return {
    answer,
    fetch: async (request) => toResponse(await answer(request)),
    async issueToken(principal, asked = {}) {
      const { tokens } = identity
      if (!tokens) throw new OptionError('issueToken needs the option tokens')
      return tokens.issue(principal, asked)
    },
    tenantFor: (request, options) => tenantFor({ identity, tenants }, request, options),
    revoke: (subject, by) => revoke({ identity }, subject, by),
    checkAudit: ledger.checkAudit,
    async reseal() {
      await store.prepare(clock.now())
      return createResealing(opened).all()
    },
    readFence: () => fence.look(),
    raiseFence: ({ by }) => fence.raise(by),
    liftFence: ({ by }) => fence.lift(by),
    replayWebhooks: (asked) => track('webhook', 'replay', inbox.replay(asked)),
    erase: (subject, by) => track('sweep', 'erase', ledger.erase(subject, by, uploads.removeStaged)),
    prune: () => track('sweep', 'prune', ledger.prune({ most: Number.POSITIVE_INFINITY })),
    sweep: () =>
      track(
        'sweep',
        'sweep',
        sweepRelay({
          ...shared,
          ...opened,
          store,
          ledger,
          inbox,
          uploads,
          batches,
          outbox,
          changes,
          inboxRetention: inboxOptions.retention,
        }),
      ),
    close({ deadline = Math.max(write, upload) + recordingTime } = {}) {
      // A promise is set before anything else runs, so that from here on every write is refused.
      batches.stop()
      outbox.stop()
      closed ??= Promise.resolve().then(() =>
        drainRelay({ clock, logger, running, changes, transport: service.upstream.transport }, deadline),
      )
      return closed
    },
  }
}

/** Milliseconds that the store may take before the relay counts as not ready. */
const timeout = 5_000

/**
 * Finds out whether the store can be used, and makes missing tables. All waiting probes share one query: a probe needs no session, so a flood
 * of probes must not become a flood at the store.
 */
function createReadiness(store: RelayStore, clock: Clock): () => Promise<boolean> {
  let asked: Promise<boolean> | null = null
  const ask = async (): Promise<true> => {
    await store.prepare(clock.now())
    await store.ping()
    return true
  }
  return () => {
    asked ??= withDeadline(clock, timeout, ask)
      .then(
        (isReady) => isReady === true,
        () => false,
      )
      .finally(() => {
        asked = null
      })
    return asked
  }
}
