import type { LendingError } from './LendingError.ts'

/**
 * Whether a thrown value is one of the kit's errors, also when two copies of the kit are on the page.
 *
 * @example
 * if (isLendingError(error) && error.category === 'session') signIn()
 */
export function isLendingError(value: unknown): value is LendingError {
  return value instanceof Error && Symbol.for('onlend.error') in value
}
