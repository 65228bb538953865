import type { ApiError, LendingError, PossibleDuplicate } from '@onlend/core'

/** The earlier operation, and its rows, for which the relay held a write back; `null` for any other failure. */
export function findDuplicate(error: LendingError | null): PossibleDuplicate | null {
  // The cast follows the field `duplicate`, which no other error has. `instanceof` would miss an error of another copy of the kit.
  return error !== null && 'duplicate' in error ? (error as ApiError).duplicate : null
}
