import { browserStorage } from './browser/browserStorage.ts'
import type { LendingEngine, LendingStorage } from './LendingEngine.ts'

/**
 * Call it at sign-out: forgets operations in flight and drafts on this device, of every person, and what the engine remembers of them. What is on its
 * way is not called back, and the relay's records stay. Without an engine at hand it clears the browser's own storage.
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
