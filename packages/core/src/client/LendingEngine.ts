import type { OperationKind, Operation } from '../relay/models/Operation.ts'
import type { LendingClient } from '../transport/LendingClient.ts'
import type { LendingChange } from './LendingChange.ts'
import type { LendingEvent } from './LendingEvent.ts'
import type { Parts } from './getPart.ts'

/** Whose data it is, and in which environment. */
export type LendingScope = {
  client: LendingClient
  /** `sandbox` or `production`. */
  environment?: string | null
  /** The white-label tenant of the host. */
  tenantId?: string | null
  /** Who is signed in at the host. */
  userId?: string | null
  /** Stands in where a call names none. */
  customerPartnerId?: string | null
  /** Stands in where a call names none. */
  channelPartnerId?: string | null
}

/** The engine: what `createLending` makes and its functions take. */
export type LendingEngine = Required<LendingScope> & {
  /** Where operations in flight are remembered across a reload; `null` to remember nothing. */
  storage: LendingStorage | null
  /** Where drafts are kept; `null` to keep none. */
  draftStorage: LendingStorage | null
  locks: LendingLocks | null
  /** Opens a channel to the other tabs of this browser; `null` where there is none. */
  openChannel: ((name: string) => LendingChannel | null) | null
  /** Asks the host for a proof of the person; `null` where it asks for none, or the person cancelled. */
  onStepUp: (demand: StepUpDemand) => Promise<string | null>
  /** Tells the host and every listener. */
  emit: (event: LendingEvent) => void
  /** Hears what the host is told, until the returned function is called. */
  listen: (listener: (event: LendingEvent) => void) => () => void
  /** Tells that reads may be out of date. */
  emitChange: (change: LendingChange) => void
  /** Hears which reads may be out of date, until the returned function is called. */
  listenToChanges: (listener: (change: LendingChange) => void) => () => void
  /** Milliseconds since 1970. */
  now: () => number
  /** What the functions of the engine remember: reached through them alone. */
  parts: Parts
}

/** The part of the Web Locks API that keeps two tabs from confirming at once, and lets one of them hold the stream of all. */
export type LendingLocks = {
  /**
   * With `ifAvailable` the callback gets `null` when another holds the lock. With a signal it waits for its turn; locks that cannot wait call
   * back with `null` as well.
   */
  request<T>(
    name: string,
    options: { ifAvailable: true } | { signal: AbortSignal },
    callback: (lock: unknown) => Promise<T>,
  ): Promise<T>
}

/** The part of `BroadcastChannel` that the kit needs. */
export type LendingChannel = Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'>

/** The part of `localStorage` that the kit needs; pass your own to keep or to encrypt things elsewhere. */
export type LendingStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** For what the relay wants a proof that the person means it: all that `createStepUpProofs` binds a proof to, but for the person, whom your server knows. */
export type StepUpDemand = {
  /** The kind of the operation that is asked for, or `approveOperation` for one that is approved. */
  action: OperationKind | 'approveOperation'
  operationId: string
  kind: OperationKind
  /** Whose money it is: the partner's id. */
  ownerId: string | null
  /** The amount, in the currency of the operating country, and where it goes: to show to the person. Holds no full account number. */
  summary: Operation['summary']
  /** The proof before this one was not accepted. */
  wasRefused: boolean
}
