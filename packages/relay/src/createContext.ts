import { encodeMultipart } from './uploads/assembly/encodeMultipart.ts'
import { createStreamRegistry } from './changes/createStreamRegistry.ts'
import { readEventOptions } from './changes/readEventOptions.ts'
import { createIdentity } from './identity/createIdentity.ts'
import { createFence } from './ledger/fence/createFence.ts'
import { readLimits } from './http/limits/readLimits.ts'
import { createObservability } from './observability/createObservability.ts'
import type { RelayContext } from './RelayContext.ts'
import type { JoinOptions } from './joinRelay.ts'
import { createUpstream } from './upstream/createUpstream.ts'
import { readInboxOptions } from './inbox/readInboxOptions.ts'
import { readOperationOptions } from './ledger/readOperationOptions.ts'
import { createReadiness } from './createReadiness.ts'
import type { Logger } from './lib/Logger.ts'
import { systemClock } from './lib/systemClock.ts'
import { readRetention } from './ledger/retention/readRetention.ts'
import { createSealing, type LedgerSecret } from './database/sealing/createSealing.ts'
import { findControlsFault } from './ledger/spending/findControlsFault.ts'
import { createSnapshotRecorder } from './ledger/snapshots/createSnapshotRecorder.ts'
import { sealStore } from './sealStore.ts'
import { createTenants } from './tenants/createTenants.ts'
import { readUploadOptions } from './uploads/readUploadOptions.ts'
import { readWebhookSources } from './inbox/readWebhookSources.ts'

/**
 * Fills in every default.
 *
 * @throws TypeError when an option is missing or would not be safe.
 */
export function createContext(options: JoinOptions, isClosing: () => boolean): RelayContext {
  const { environment, mountPath = '' } = options
  const clock = { ...systemClock, ...options.clock }
  const observability = createObservability(options)
  const { logger, measure } = observability
  const sealing = createSealing({ ledgerSecret: readLedgerSecret(options), clock })
  const unreadable = createUnreadable(logger)
  const store = sealStore(options.store, { sealing, onUnreadable: unreadable.onUnreadable })
  const events = readEventOptions(options.events)
  const inbox = readInboxOptions(options.inbox)
  const operations = readOperationOptions(options.operations)
  const service = createUpstream(options, { clock, ...observability })
  const identity = createIdentity(options, { environment, mountPath, store, service, clock, logger })
  const streams = createStreamRegistry({ store, clock, events, logger, measure })
  identity.revocations.listen((subject) => streams.endWhere(({ subjects }) => subjects.includes(subject)))
  return {
    ...observability,
    ...service,
    environment,
    mountPath,
    checkReferences: options.checkReferences ?? false,
    spending: readSpending(options),
    identity,
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
    tenants: createTenants(options.tenants, { clock, logger }),
    operations,
    events,
    inbox,
    retention: readRetention(options.retention, { operations, inbox }),
    limits: readLimits(options.limits ?? {}, { clock, logger }),
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
