import type { BudgetContext } from './http/limits/consumeBudget.ts'
import type { Observability } from './observability/createObservability.ts'
import type { RunningWork } from './lib/trackWork.ts'
import type { StreamRegistry } from './changes/createStreamRegistry.ts'
import type { EventOptions } from './changes/readEventOptions.ts'
import type { LedgerFence } from './ledger/fence/createFence.ts'
import type { OperationOptions } from './ledger/readOperationOptions.ts'
import type { InboxOptions } from './inbox/readInboxOptions.ts'
import type { RelayOptions } from './RelayOptions.ts'
import type { Retention } from './ledger/retention/readRetention.ts'
import type { Sealing } from './database/sealing/createSealing.ts'
import type { KeepSnapshot } from './ledger/snapshots/createSnapshotRecorder.ts'
import type { SealedStore } from './sealStore.ts'
import type { TenantContext } from './tenants/TenantContext.ts'
import type { UploadContext } from './uploads/readUploadOptions.ts'
import type { ReadySource } from './inbox/readWebhookSources.ts'
import type { UpstreamContext } from './upstream/UpstreamContext.ts'

/** The options with every default filled in, and what one relay keeps while it runs. */
export type RelayContext = BudgetContext &
  Observability &
  UpstreamContext &
  TenantContext & {
    readonly mountPath: string
    readonly checkReferences: boolean
    /** `controls` is `null` where nothing is controlled. */
    readonly spending: {
      readonly controls: NonNullable<RelayOptions['spendingControls']> | null
      readonly verifyStepUp: RelayOptions['verifyStepUp']
    }
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
    readonly operations: Required<OperationOptions>
    readonly events: Required<EventOptions>
    readonly inbox: Required<InboxOptions>
    readonly retention: Retention
    readonly streams: StreamRegistry
    /** Writes that have been sent and not yet recorded, webhooks and sweeps that are at work: closing waits for them. */
    readonly running: Map<Promise<unknown>, RunningWork>
    readonly isClosing: () => boolean
  }
