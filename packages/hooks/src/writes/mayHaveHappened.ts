import { isLendingError } from '@onlend/core'

/** Whether a write that ended in this error may have been carried out all the same. */
export function mayHaveHappened(error: unknown): boolean {
  return !isLendingError(error) || error.category === 'unknown_outcome'
}
