import { browserStorage } from './browser/browserStorage.ts'
import type { LendingEngine, LendingStorage } from './LendingEngine.ts'

/**
 * Forgets the operations in flight and the drafts of every person on this device and in the engine; call it at sign-out. Requests that have left are
 * not called back, and the relay's records stay. A call without an engine clears the browser's own storage.
 *
 * @example
 * clearLending(lending)
 */
export function clearLending(
  lending?: Pick<LendingEngine, 'storage' | 'draftStorage' | 'client' | 'parts'>,
): void {
  const storages = lending
    ? [lending.storage, lending.draftStorage]
    : [browserStorage('localStorage'), browserStorage('sessionStorage')]
  for (const storage of storages) clearStorage(storage)
  if (!lending) return
  for (const part of [...lending.parts.values(), ...lending.client.ledger.parts.values()])
    if (isClearable(part)) part.clear()
}

/** Sets and maps of the engine clear themselves as its other parts do. */
function isClearable(part: unknown): part is { clear: () => void } {
  return typeof part === 'object' && part !== null && 'clear' in part && typeof part.clear === 'function'
}

function clearStorage(storage: LendingStorage | null): void {
  if (!storage) return
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  for (const key of keys) if (key?.startsWith('onlend:')) storage.removeItem(key)
}
