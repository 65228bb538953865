import type { EndpointName } from '@onlend/core/internal'
import type { Clock } from './lib/Clock.ts'
import type { RunningWork } from './lib/trackWork.ts'
import type { StreamRegistry } from './changes/createStreamRegistry.ts'
import type { Identity } from './identity/createIdentity.ts'
import type { SecretPatterns } from './lib/patterns/createSecretPatterns.ts'
import type { UpstreamTransport } from './upstream/UpstreamTransport.ts'
import type { RateLimiter } from './http/limits/RateLimiter.ts'
import type { Budgets } from './http/limits/readBudgets.ts'
import type { Logger } from './lib/Logger.ts'
import type { ActorNames } from './observability/createActorNames.ts'
import type { Tracer } from './observability/createTracer.ts'
import type { Measurement } from './observability/Measurement.ts'
import type { LedgerFence } from './ledger/fence/createFence.ts'
import type { Projection } from './upstream/projection/createProjection.ts'
import type {
  EventOptions,
  InboxOptions,
  OperationOptions,
  RelayOptions,
  UpstreamOptions,
  UpstreamTimeouts,
} from './RelayOptions.ts'
import type { Retention } from './ledger/retention/readRetention.ts'
import type { Sealing } from './database/sealing/createSealing.ts'
import type { KeepSnapshot } from './ledger/snapshots/createSnapshotRecorder.ts'
import type { SealedStore } from './sealStore.ts'
import type { TenantReader } from './tenants/createTenantReader.ts'
import type { UploadContext } from './uploads/readUploadOptions.ts'
import type { ReadySource } from './inbox/readWebhookSources.ts'

/** The options with every default filled in, and what one relay keeps while it runs. */
export type RelayContext = {
  readonly upstream: {
    readonly baseUrl: string
    readonly apiKey: UpstreamOptions['apiKey']
    readonly transport: UpstreamTransport
    /** How a key is found in an answer. */
    readonly secretsOf: (key: string) => SecretPatterns
    readonly timeouts: UpstreamTimeouts
  }
  readonly environment: RelayOptions['environment']
  readonly mountPath: string
  readonly authenticate: RelayOptions['authenticate']
  readonly authorize: RelayOptions['authorize']
  readonly checkReferences: boolean
  /** `controls` is `null` where nothing is controlled. */
  readonly spending: {
    readonly controls: NonNullable<RelayOptions['spendingControls']> | null
    readonly verifyStepUp: RelayOptions['verifyStepUp']
  }
  readonly identity: Identity
  /** What passes of the answers that are cut. */
  readonly answerFields: ReadonlyMap<EndpointName, Projection>
  /** Seals what the database may not see, and opens it again. */
  readonly store: SealedStore
  /** For what else has to be kept for a time and may not stand in the database as it is. */
  readonly sealing: Sealing
  /** Whether something in the store did not open, and since then not everything was found to. */
  readonly unreadable: { isFound: boolean }
  readonly keepSnapshot: KeepSnapshot
  /** Keeps a ledger that came back from a backup from sending what it has forgotten. */
  readonly fence: LedgerFence
  /** Whether the store can be used; however many ask at once, it is asked once. */
  readonly isReady: () => Promise<boolean>
  readonly webhooks: ReadonlyMap<string, ReadySource>
  /** The confirming of settlement events that is at work, and whether another round was asked for meanwhile. */
  readonly confirming: { work: Promise<void> | null; isAsked: boolean }
  /** `null` without staging. */
  readonly uploads: UploadContext | null
  /** `null` without white-label. */
  readonly tenants: TenantReader | null
  readonly operations: Required<OperationOptions>
  readonly events: Required<EventOptions>
  readonly inbox: Required<InboxOptions>
  readonly retention: Retention
  readonly origins: readonly string[]
  readonly clock: Clock
  /** Neither this nor `measure` can throw. */
  readonly logger: Logger
  /** False when the host gave no logger: then no line is prepared. */
  readonly logsRequests: boolean
  readonly actorNames: ActorNames
  readonly measure: (measurement: Measurement) => void
  /** False when the host gave no metrics: then nothing is taken that can be told once. */
  readonly isMeasured: boolean
  readonly tracer: Tracer
  /** `null` when the host turned them off. */
  readonly limits: { readonly budgets: Budgets; readonly limiter: RateLimiter } | null
  readonly streams: StreamRegistry
  /** Writes that have been sent and not yet recorded, webhooks and sweeps that are at work: closing waits for them. */
  readonly running: Map<Promise<unknown>, RunningWork>
  readonly isClosing: () => boolean
}
