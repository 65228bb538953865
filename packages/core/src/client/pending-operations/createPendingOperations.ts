import { writeJson } from '../../lib/writeJson.ts'
import type { LendingEngine, LendingStorage } from '../LendingEngine.ts'
import { storageKey } from '../storageKey.ts'
import { readPending } from './readPending.ts'
import type { Amount } from '../../amounts/Amount.ts'
import type { WriteName } from '../../endpoints/endpoints.ts'

/** What this device remembers of a write in flight, so that a reload comes back to it. No account number, no name. */
export type PendingOperation = {
  operationId: string
  kind: WriteName
  /** The customer or channel partner it is for. */
  owner: string | null
  /** `bank` or `mobile-money`, for a withdrawal. */
  method: string | null
  /** Dots and the last four digits. */
  maskedDestination: string | null
  amount: Amount | null
  createdAt: string
  /** `sending`: left, or about to leave, when last seen. `unknown`: left without an answer. `accepted`: taken, settlement event awaited. */
  phase: 'sending' | 'accepted' | 'unknown'
  /** The relay has said that it has it, so that it cannot have been lost on the way. */
  isOnRecord?: boolean
}

/** The browser's memory of writes in flight. The relay's ledger is the truth; this only says what to ask it for. */
export type PendingOperations = {
  /** Newest first. The same array until something changes. */
  list: (owner: string | null) => readonly PendingOperation[]
  put: (operation: PendingOperation) => void
  setPhase: (owner: string | null, operationId: string, phase: PendingOperation['phase']) => void
  /** The relay has said that it has it. */
  confirmRecord: (owner: string | null, operationId: string) => void
  remove: (owner: string | null, operationId: string) => void
  subscribe: (onChange: () => void) => () => void
  /** Tells that the storage was cleared. */
  clear: () => void
}

/** Past it, the oldest are forgotten: the operation history still has them. */
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
