import type { BudgetContext } from '../http/index.ts'
import type { IdentityContext } from '../identity/index.ts'
import type { RunningWork } from '../lib/trackWork.ts'
import type { Observability } from '../observability/createObservability.ts'
import type { UpstreamContext } from '../upstream/index.ts'
import type { LedgerFence } from './fence/createFence.ts'
import type { AuditStore } from '../observability/index.ts'
import type { FenceStore } from './sql/fenceStore.ts'
import type { OperationStore } from './sql/operationStore.ts'
import type { RetentionStore } from './sql/retentionStore.ts'
import type { GuidanceOptions } from './guidance/answerGuidance.ts'
import type { GuidanceStore } from './sql/guidanceStore.ts'
import type { SnapshotStore } from './sql/snapshotStore.ts'
import type { OperationOptions } from './readOperationOptions.ts'
import type { Retention } from './retention/readRetention.ts'
import type { KeepSnapshot } from './snapshots/createSnapshotRecorder.ts'
import type { SpendingOptions } from './spending/readSpending.ts'

/** The stores of the ledger, with their sealed texts opened. */
type LedgerStore = OperationStore &
  AuditStore &
  FenceStore &
  RetentionStore &
  SnapshotStore &
  GuidanceStore & {
    prepare(now: number): Promise<void>
    /** The secret of the ledger's keyed hashes, which no reader of a hash can guess. */
    secret(): Promise<string>
  }

/** The context of the ledger's functions. */
export type LedgerContext = BudgetContext &
  IdentityContext &
  Observability &
  UpstreamContext & {
    readonly store: LedgerStore
    readonly operations: Required<OperationOptions>
    /** Milliseconds that the matching of an event looks back for its operation. */
    readonly matchWindow: number
    readonly retention: Retention
    readonly checkReferences: boolean
    readonly spending: ReadySpending
    readonly keepSnapshot: KeepSnapshot
    readonly assessment: NonNullable<GuidanceOptions['assessment']>
    /** Keeps a ledger that came back from a backup from sending what it has forgotten. */
    readonly fence: LedgerFence
    /** Writes that are sent and not yet recorded, webhooks and sweeps at work: closing waits for them. */
    readonly running: Map<Promise<unknown>, RunningWork>
    readonly isClosing: () => boolean
  }

/** The spending controls and the function that verifies a proof; `null` controls limit nothing. */
export type ReadySpending = {
  readonly controls: NonNullable<SpendingOptions['spendingControls']> | null
  readonly verifyStepUp: SpendingOptions['verifyStepUp'] | undefined
}
