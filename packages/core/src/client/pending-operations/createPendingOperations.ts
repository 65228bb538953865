import { writeJson } from '../../lib/writeJson.ts'
import type { LendingEngine, LendingStorage } from '../LendingEngine.ts'
import { storageKey } from '../storageKey.ts'
import { readPending } from './readPending.ts'
import type { Amount } from '../../amounts/Amount.ts'
import type { WriteName } from '../../effects.ts'

/** The record of a write in flight on this device, so that a reload comes back to the write. The record holds no account number and no name. */
export type PendingOperation = {
  operationId: string
  kind: WriteName
  /** The customer or channel partner of the write. */
  owner: string | null
  /** `bank` or `mobile-money`, for a withdrawal. */
  method: string | null
  /** Dots and the last four digits. */
  maskedDestination: string | null
  amount: Amount | null
  createdAt: string
  /** `sending`: the write was leaving when last seen. `unknown`: it left without an answer. `accepted`: the service took it and owes a settlement event. */
  phase: 'sending' | 'accepted' | 'unknown'
  /** The relay has confirmed that it has the write: it was not lost on the way. */
  isOnRecord?: boolean
}

/** The browser's memory of writes in flight. The relay's ledger is the truth; this memory only lists what to ask it for. */
export type PendingOperations = {
  /** The pending operations, newest first; the same array until something changes. */
  list: (owner: string | null) => readonly PendingOperation[]
  put: (operation: PendingOperation) => void
  setPhase: (owner: string | null, operationId: string, phase: PendingOperation['phase']) => void
  /** Marks an operation that the relay has confirmed. */
  confirmRecord: (owner: string | null, operationId: string) => void
  remove: (owner: string | null, operationId: string) => void
  subscribe: (onChange: () => void) => () => void
  /** Notifies subscribers that the storage was cleared. */
  clear: () => void
}

/** The limit beyond which the device forgets the oldest: the operation history still has them. */
const most = 20

/** Makes the memory of one person in one environment of one tenant, kept per partner. */
export function createPendingOperations({
  storage,
  environment,
  tenantId,
  userId,
  now,
}: Pick<LendingEngine, 'storage' | 'environment' | 'tenantId' | 'userId' | 'now'>): PendingOperations {
  const listeners = new Set<() => void>()
  const cached = new Map<string | null, { text: string | null; list: readonly PendingOperation[] }>()
  const toKey = (owner: string | null) => storageKey('pending', [environment, tenantId, userId, owner])

  const list = (owner: string | null): readonly PendingOperation[] => {
    const text = read(storage, toKey(owner))
    const known = cached.get(owner)
    if (known && known.text === text) return known.list
    const fresh = readPending(text, now())
    cached.set(owner, { text, list: fresh })
    return fresh
  }
  const save = (owner: string | null, operations: readonly PendingOperation[]) => {
    try {
      if (operations.length === 0) storage?.removeItem(toKey(owner))
      else storage?.setItem(toKey(owner), writeJson(operations.slice(0, most)))
    } catch {
      // Full or blocked storage must not stop a withdrawal: without the pending operations, the ledger still decides.
    }
    for (const notify of listeners) notify()
  }

  return {
    list,
    put: (operation) => {
      const others = list(operation.owner).filter((one) => one.operationId !== operation.operationId)
      save(operation.owner, [operation, ...others])
    },
    setPhase: (owner, operationId, phase) =>
      save(
        owner,
        list(owner).map((one) => (one.operationId === operationId ? { ...one, phase } : one)),
      ),
    confirmRecord: (owner, operationId) => {
      const isNews = list(owner).some((one) => one.operationId === operationId && one.isOnRecord !== true)
      if (!isNews) return
      save(
        owner,
        list(owner).map((one) => (one.operationId === operationId ? { ...one, isOnRecord: true } : one)),
      )
    },
    remove: (owner, operationId) => {
      const left = list(owner).filter((one) => one.operationId !== operationId)
      if (left.length < list(owner).length) save(owner, left)
    },
    clear: () => {
      cached.clear()
      for (const notify of listeners) notify()
    },
    subscribe: (onChange) => {
      listeners.add(onChange)
      if (typeof window !== 'undefined') window.addEventListener('storage', onChange)
      return () => {
        listeners.delete(onChange)
        if (typeof window !== 'undefined') window.removeEventListener('storage', onChange)
      }
    },
  }
}

function read(storage: LendingStorage | null, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null
  } catch {
    // Storage can be taken away while a page is open.
    return null
  }
}
