import type { BudgetContext } from '../http/index.ts'
import type { IdentityContext } from '../identity/index.ts'
import type { RunningWork } from '../lib/trackWork.ts'
import type { Observability } from '../observability/createObservability.ts'
import type { UpstreamContext } from '../upstream/index.ts'
import type { LedgerFence } from './fence/createFence.ts'
import type { AuditStore } from '../observability/index.ts'
import type { FenceStore } from './fence/FenceStore.ts'
import type { OperationStore } from './OperationStore.ts'
import type { RetentionStore } from './retention/RetentionStore.ts'
import type { SnapshotStore } from './snapshots/SnapshotStore.ts'
import type { OperationOptions } from './readOperationOptions.ts'
import type { Retention } from './retention/readRetention.ts'
import type { KeepSnapshot } from './snapshots/createSnapshotRecorder.ts'
import type { SpendingOptions } from './spending/readSpending.ts'

/** The ledger's part of the relay's memory, opened. */
type LedgerStore = OperationStore &
  AuditStore &
  FenceStore &
  RetentionStore &
  SnapshotStore & {
    prepare(now: number): Promise<void>
    /** The secret under which the ledger hashes what must not be guessed. */
    secret(): Promise<string>
  }

/** What this module works with. */
export type LedgerContext = BudgetContext &
  IdentityContext &
  Observability &
  UpstreamContext & {
    readonly store: LedgerStore
    readonly operations: Required<OperationOptions>
    /** Milliseconds that an event looks back for its operation. */
    readonly matchWindow: number
    readonly retention: Retention
    readonly checkReferences: boolean
    readonly spending: ReadySpending
    readonly keepSnapshot: KeepSnapshot
    /** Keeps a ledger that came back from a backup from sending what it has forgotten. */
    readonly fence: LedgerFence
    /** Writes that have been sent and not yet recorded, webhooks and sweeps that are at work: closing waits for them. */
    readonly running: Map<Promise<unknown>, RunningWork>
    readonly isClosing: () => boolean
  }

/** Which controls there are, and who checks a proof; without controls nothing is controlled. */
export type ReadySpending = {
  readonly controls: NonNullable<SpendingOptions['spendingControls']> | null
  readonly verifyStepUp: SpendingOptions['verifyStepUp'] | undefined
}
