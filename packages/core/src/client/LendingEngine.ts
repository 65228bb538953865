import type { OperationKind, Operation } from '../relay/models/Operation.ts'
import type { LendingClient } from '../transport/LendingClient.ts'
import type { LendingChange } from './LendingChange.ts'
import type { LendingEvent } from './LendingEvent.ts'
import type { Parts } from './getSingleton.ts'

/** The environment, the person and the partners that calls act for. */
export type LendingScope = {
  client: LendingClient
  /** `sandbox` or `production`. */
  environment?: string | null
  /** The white-label tenant of the host. */
  tenantId?: string | null
  /** The id of the person who is signed in at the host. */
  userId?: string | null
  /** The customer partner of calls that name none. */
  customerPartnerId?: string | null
  /** The channel partner of calls that name none. */
  channelPartnerId?: string | null
}

/** The engine: what `createLending` makes and its functions take. */
export type LendingEngine = Required<LendingScope> & {
  /** Remembers operations in flight across a reload; `null` to remember nothing. */
  storage: LendingStorage | null
  /** Keeps drafts; `null` to keep none. */
  draftStorage: LendingStorage | null
  locks: LendingLocks | null
  /** Asks the host for a proof of the person; `null` when the host asks for none or the person cancelled. */
  onStepUp: (demand: StepUpDemand) => Promise<string | null>
  /** Notifies the host and every listener. */
  emit: (event: LendingEvent) => void
  /** Listens to the events of the host until the returned function is called. */
  listen: (listener: (event: LendingEvent) => void) => () => void
  /** Reports that reads may be out of date. */
  emitChange: (change: LendingChange) => void
  /** Listens to changes until the returned function is called. */
  listenToChanges: (listener: (change: LendingChange) => void) => () => void
  /** Milliseconds since 1970. */
  now: () => number
  /** The memory of the engine's functions; only they use it. */
  parts: Parts
}

/** The part of the Web Locks API that keeps two tabs from confirming, or sending a file, at once. */
export type LendingLocks = {
  /**
   * A request with `ifAvailable` calls back with `null` when another holds the lock. A request with a signal waits for its turn; locks that cannot
   * wait call back with `null` as well.
   */
  request<T>(
    name: string,
    options: { ifAvailable: true } | { signal: AbortSignal },
    callback: (lock: unknown) => Promise<T>,
  ): Promise<T>
}

/** The part of `localStorage` that the kit needs; pass your own to keep or to encrypt things elsewhere. */
export type LendingStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** The operation that the relay wants a proof for: all that `createStepUpProofs` binds a proof to, except the person, whom your server knows. */
export type StepUpDemand = {
  /** The kind of the requested operation, or `approveOperation` for an approval. */
  action: OperationKind | 'approveOperation'
  operationId: string
  kind: OperationKind
  /** The id of the partner whose money moves. */
  ownerId: string | null
  /** The amount, in the currency of the operating country, and its destination, to show to the person. Holds no full account number. */
  summary: Operation['summary']
  /** The relay refused the proof before this one. */
  wasRefused: boolean
}
