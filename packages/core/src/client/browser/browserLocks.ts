import type { LendingLocks } from '../LendingEngine.ts'

/**
 * The browser's lock manager, or `null` where there is none. A sandboxed frame has one that refuses every request:
 * the work is done without a lock there, and the ledger decides, as where there is none.
 */
export function browserLocks(): LendingLocks | null {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return null
  const { locks } = navigator
  return {
    async request(name, options, callback) {
      let hasBegun = false
      try {
        return await locks.request(name, options, (lock) => {
          hasBegun = true
          return callback(lock)
        })
      } catch (error) {
        // What has begun may have sent something, and what was called off is not wanted: only a refused lock is got around.
        if (hasBegun || ('signal' in options && options.signal.aborted)) throw error
        return callback('signal' in options ? null : {})
      }
    },
  }
}
