import type { LendingError } from '../src/errors/LendingError.ts'
import { isLendingError } from '../src/errors/isLendingError.ts'

/** For tests: the lending error that a call ends with. */
export async function getFailure(call: Promise<unknown>): Promise<LendingError> {
  const outcome = await call.then(
    () => 'resolved',
    (error: unknown) => error,
  )
  if (isLendingError(outcome)) return outcome
  throw new Error('The call did not end with a lending error.', { cause: outcome })
}
