import type { LendingLocks } from '@onlend/hooks'

/** Locks of one story, so that two stories in two tabs never wait for each other. `holdAll` plays the other tab. */
export type MemoryLocks = LendingLocks & { holdAll: () => void }

/** Makes locks that are all free. */
export function createMemoryLocks(): MemoryLocks {
  const held = new Set<string>()
  let heldElsewhere = false
  return {
    request: async (name, _options, callback) => {
      if (heldElsewhere || held.has(name)) return callback(null)
      held.add(name)
      try {
        return await callback({ name })
      } finally {
        held.delete(name)
      }
    },
    holdAll: () => {
      heldElsewhere = true
    },
  }
}
