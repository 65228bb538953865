import type { LendingStorage } from '../LendingEngine.ts'

/** The browser's own storage, or `null` on a server and where a person or a frame has blocked it. */
export function browserStorage(kind: 'localStorage' | 'sessionStorage'): LendingStorage | null {
  try {
    return typeof window === 'undefined' ? null : window[kind]
  } catch {
    // Reading the property throws when cookies are blocked; without storage the ledger still decides.
    return null
  }
}
