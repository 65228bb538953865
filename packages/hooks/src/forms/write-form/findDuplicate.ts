import type { ApiError, LendingError, PossibleDuplicate } from '@onlend/core'

/** The earlier operation, and the rows of it, that the relay held a write back for; `null` for any other failure. */
export function findDuplicate(error: LendingError | null): PossibleDuplicate | null {
  // The cast follows the field, which no other error has; another copy of the kit may have made this one.
  return error !== null && 'duplicate' in error ? (error as ApiError).duplicate : null
}
