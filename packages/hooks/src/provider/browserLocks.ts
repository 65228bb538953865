import type { LendingLocks } from './Lending.ts'

/** The browser's lock manager, or `null` where there is none; the ledger decides there. */
export function browserLocks(): LendingLocks | null {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return null
  const { locks } = navigator
  return { request: (name, options, callback) => locks.request(name, options, callback) }
}
