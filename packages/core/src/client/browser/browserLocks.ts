import type { LendingLocks } from '../LendingEngine.ts'

/**
 * The browser's lock manager, or `null` where there is none. The lock manager of a sandboxed frame refuses every request:
 * the work runs without a lock there, and the ledger decides, as in a browser without locks.
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
        // Only a refused lock lets the work run without one: work that has begun may have sent something, and the caller aborted the rest.
        if (hasBegun || ('signal' in options && options.signal.aborted)) throw error
        return callback('signal' in options ? null : {})
      }
    },
  }
}
