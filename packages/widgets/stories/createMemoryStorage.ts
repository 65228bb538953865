import type { LendingStorage } from '@onlend/hooks'

/** A storage that lives as long as one story, so that no story finds what another left behind. */
export function createMemoryStorage(): LendingStorage {
  const entries = new Map<string, string>()
  return {
    getItem: (name) => entries.get(name) ?? null,
    setItem: (name, value) => void entries.set(name, value),
    removeItem: (name) => void entries.delete(name),
    key: (index) => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size
    },
  }
}
