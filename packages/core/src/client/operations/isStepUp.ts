import { isLendingError } from '../../errors/isLendingError.ts'
import type { LendingError } from '../../errors/LendingError.ts'

/** Whether the relay wants a proof of the person, or took the one that it got for none; nothing was sent then. */
export function isStepUp(error: unknown): error is LendingError {
  return isLendingError(error) && error.code?.startsWith('step_up') === true
}
