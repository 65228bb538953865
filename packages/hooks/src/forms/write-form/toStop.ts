import type { LendingError } from '@onlend/core'
import type { WriteOutcome } from './WriteOutcome.ts'

/** What a failed send means for the person: where nothing left, what to do about it; `null` where it may have left. */
export function toStop(
  error: LendingError,
): Extract<WriteOutcome, 'offline' | 'sessionExpired' | 'possibleDuplicate' | 'rejected'> | null {
  if (error.category === 'unknown_outcome') return null
  if (error.category === 'offline') return 'offline'
  if (error.category === 'session') return 'sessionExpired'
  return error.code === 'possible_duplicate' ? 'possibleDuplicate' : 'rejected'
}
