import { isLendingError } from '../../errors/isLendingError.ts'
import type { LendingError } from '../../errors/LendingError.ts'

/** Whether the relay wants a proof of the person, or refused the one that it got; the relay sent nothing then. */
export function isStepUp(error: unknown): error is LendingError {
  return isLendingError(error) && error.code?.startsWith('step_up') === true
}
