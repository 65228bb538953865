import { isLendingError } from '../../errors/isLendingError.ts'

const finalCategories: ReadonlySet<string> = new Set(['rejected', 'validation', 'permission'])

/** The relay's codes for an id of another operation, for a missing approval, and for an operation that ended so long ago that the relay forgot it. */
const used: ReadonlySet<string | null> = new Set([
  'idempotency_key_reused',
  'approval_refused',
  'approval_expired',
  'operation_forgotten',
])

/**
 * Whether the next call is a new intent. A rejection by the service is final. A refusal by the relay or a failed connection is
 * not: the person still wants the same operation, and an earlier try under the same id may have arrived.
 */
export function shouldCloseIntent(error: unknown, isOpen: boolean): boolean {
  if (!isLendingError(error)) return false
  if (used.has(error.code)) return true
  if (error.code === null) return finalCategories.has(error.category)
  return !isOpen && error.category === 'server'
}
