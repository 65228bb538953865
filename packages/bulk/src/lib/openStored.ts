import { type storageKey, writeJson } from '@onlend/core/internal'
import type { LendingEngine } from '@onlend/core/client'

/** Values in the engine's storage, wiped at sign-out. Blocked, full or damaged storage gives `null` and keeps nothing. */
export function openStored({ storage }: Pick<LendingEngine, 'storage'>): {
  read: (key: ReturnType<typeof storageKey>) => unknown
  keep: (key: ReturnType<typeof storageKey>, value: unknown) => void
} {
  return {
    read: (key) => {
      try {
        return JSON.parse(storage?.getItem(key) ?? 'null')
      } catch {
        return null
      }
    },
    keep: (key, value) => {
      try {
        storage?.setItem(key, writeJson(value))
      } catch {
        // The next import asks again.
      }
    },
  }
}
