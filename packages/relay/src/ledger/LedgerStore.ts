import type { AuditStore } from '../observability/index.ts'
import type { FenceStore } from './fence/FenceStore.ts'
import type { OperationStore } from './OperationStore.ts'
import type { RetentionStore } from './retention/RetentionStore.ts'
import type { SnapshotStore } from './snapshots/SnapshotStore.ts'

/** The ledger's part of the relay's memory, opened. */
export type LedgerStore = OperationStore &
  AuditStore &
  FenceStore &
  RetentionStore &
  SnapshotStore & {
    prepare(now: number): Promise<void>
    /** The secret under which the ledger hashes what must not be guessed. */
    secret(): Promise<string>
  }
