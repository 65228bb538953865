import { isLendingError } from '../../errors/isLendingError.ts'

const finalCategories: ReadonlySet<string> = new Set(['rejected', 'validation', 'permission'])

/** The relay's own words for an id that stands for something else, for what a second person did not approve, and for what ended so long ago that it is not kept. */
const used: ReadonlySet<string | null> = new Set([
  'idempotency_key_reused',
  'approval_refused',
  'approval_expired',
  'operation_forgotten',
])

/**
 * Whether asking again is a new intent. The service's own no is final. A refusal by the relay or a failed connection is
 * not: the person still wants the same thing, and an earlier try under the same id may have arrived.
 */
export function shouldCloseIntent(error: unknown, isOpen: boolean): boolean {
  if (!isLendingError(error)) return false
  if (used.has(error.code)) return true
  if (error.code === null) return finalCategories.has(error.category)
  return !isOpen && error.category === 'server'
}
