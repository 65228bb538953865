import { isLendingError } from '@onlend/core'

const finalCategories: ReadonlySet<string> = new Set(['rejected', 'validation', 'permission'])

/**
 * Whether asking again is a new intent. The service's own no is final. A refusal by the relay or a failed connection is
 * not: the person still wants the same thing, and an earlier try under the same id may have arrived.
 */
export function shouldCloseIntent(error: unknown, isOpen: boolean): boolean {
  if (!isLendingError(error)) return false
  if (error.code === 'idempotency_key_reused') return true
  if (error.code === null) return finalCategories.has(error.category)
  return !isOpen && error.category === 'server'
}
