import { browserLocks } from './browser/browserLocks.ts'
import { browserStorage } from './browser/browserStorage.ts'
import type { LendingChange } from './LendingChange.ts'
import type { LendingEngine, LendingScope } from './LendingEngine.ts'
import type { LendingEvent } from './LendingEvent.ts'

/** The parameters of `createLending`: the person, the partners, and the parts of the browser, which tests replace. */
export type CreateLendingParameters = LendingScope & {
  /** Remembers operations in flight across a reload, without account numbers. @default localStorage */
  storage?: LendingEngine['storage'] | undefined
  /** Keeps drafts. @default sessionStorage */
  draftStorage?: LendingEngine['draftStorage'] | undefined
  /** @default navigator.locks */
  locks?: LendingEngine['locks'] | undefined
  /** Milliseconds since 1970. @default Date.now */
  now?: () => number
  /** Asks the person for a proof when the relay wants one. @default such an operation is not sent */
  onStepUp?: LendingEngine['onStepUp']
  /** Receives the events of operations, their outcomes and the event stream. */
  onEvent?: (event: LendingEvent) => void
  /** Receives the reads that may be out of date. */
  onChange?: (change: LendingChange) => void
}

/**
 * Makes the engine of a page, without React: `sendOperation` sends once, `listPendingOperations` finds what a reload interrupted, `followOperation`
 * follows an operation to its end and `followChanges` a partner. The engine does nothing before a call, so that a server may make one.
 *
 * @example
 * const lending = createLending({ client, customerPartnerId: 'cp_1', userId: 'ada' })
 */
export function createLending({
  client,
  environment = null,
  tenantId = null,
  userId = null,
  customerPartnerId = null,
  channelPartnerId = null,
  storage,
  draftStorage,
  locks,
  now = () => Date.now(),
  onStepUp = async () => null,
  onEvent,
  onChange,
}: CreateLendingParameters): LendingEngine {
  const events = createBus(onEvent)
  const changes = createBus(onChange)
  return {
    ...{ client, environment, tenantId, userId, customerPartnerId, channelPartnerId },
    storage: storage === undefined ? browserStorage('localStorage') : storage,
    draftStorage: draftStorage === undefined ? browserStorage('sessionStorage') : draftStorage,
    locks: locks === undefined ? browserLocks() : locks,
    ...{ now, onStepUp },
    emit: events.emit,
    listen: events.listen,
    emitChange: changes.emit,
    listenToChanges: changes.listen,
    parts: new Map(),
  }
}

type Bus<Value> = { emit: (value: Value) => void; listen: (listener: (value: Value) => void) => () => void }

/** The first listener is the host. */
function createBus<Value>(notifyHost?: (value: Value) => void): Bus<Value> {
  const listeners = new Set(notifyHost && [notifyHost])
  return {
    emit: (value) => {
      for (const listener of listeners) listener(value)
    },
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
