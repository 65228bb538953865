import type { AttentionState, AuditStore, Transition } from './observability/index.ts'
import type { BatchStore } from './batches/sql/batchStore.ts'
import type { BrandStore } from './brand/sql/brandStore.ts'
import type { ChangeEventStore } from './changes/sql/changeEventStore.ts'
import type { FenceStore } from './ledger/sql/fenceStore.ts'
import type { RevocationStore } from './identity/index.ts'
import type { InboxStore } from './inbox/sql/inboxStore.ts'
import type { OperationStore } from './ledger/sql/operationStore.ts'
import type { OutcomeStore } from './outbox/sql/outcomeStore.ts'
import type { Owner } from './database/Owner.ts'
import type { RetentionStore } from './ledger/sql/retentionStore.ts'
import type { SealedValueStore } from './database/sealing/sealedPlaces.ts'
import type { GuidanceStore } from './ledger/sql/guidanceStore.ts'
import type { SnapshotStore } from './ledger/sql/snapshotStore.ts'
import type { UploadStore } from './uploads/sql/uploadStore.ts'

/** How much waits for a person, and how full the staging is. */
export type Attention = {
  /** How many there are, and the moment at which the oldest was sent, asked for or received. */
  waiting: Record<AttentionState, { count: number; oldestAt: number | null }>
  /** Files that wait for a write, or to be thrown away, and their bytes as announced. */
  stagedFiles: number
  stagedBytes: number
}

/** The moments before which something is due. */
export type SweepLimits = {
  environment: Owner['environment']
  now: number
  staleBefore: number
  answersBefore: number
  changeEventsBefore: number
  deliveriesBefore: number
}

/** The relay's memory. Every call is atomic and durable when it resolves; `createStore` makes one. */
export type RelayStore = OperationStore &
  AuditStore &
  FenceStore &
  InboxStore &
  ChangeEventStore &
  RevocationStore &
  UploadStore &
  BatchStore &
  RetentionStore &
  SnapshotStore &
  GuidanceStore &
  OutcomeStore &
  BrandStore &
  SealedValueStore &
  StoreUpkeep

/** The methods of the store as a whole. */
export type StoreUpkeep = {
  /** Makes the tables and marks what a dead process left behind. Safe to call again. */
  prepare(now: number): Promise<void>
  /** Stores a text under a name unless there is one, and returns the stored text: the same for every instance. */
  keepSetting(name: string, value: string): Promise<string>
  /** Replaces a kept text, unless another instance has. */
  replaceSetting(name: string, change: { from: string; to: string }): Promise<void>
  /** The text stored under a name; `null` without one. */
  findSetting(name: string): Promise<string | null>
  sweep(limits: SweepLimits): Promise<void>
  attention(environment: Owner['environment']): Promise<Attention>
  /** The oldest transitions that were not taken yet, each once, whichever instance asks. A sweep forgets those that are not taken in time. */
  takeTransitions(environment: Owner['environment'], limit: number): Promise<Transition[]>
  /** Resolves when the store answers. */
  ping(): Promise<void>
  /** The store's own clock, in milliseconds since 1970; `null` where it has none but this process's. */
  readClock(): Promise<number | null>
}
