import type { LendingChannel } from '../LendingEngine.ts'

/** A channel to the other tabs of this browser, or `null` on a server and where there is none. */
export function browserChannel(name: string): LendingChannel | null {
  return typeof window === 'undefined' || typeof BroadcastChannel === 'undefined'
    ? null
    : new BroadcastChannel(name)
}
