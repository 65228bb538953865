import { type LendingError, isLendingError } from '@onlend/core'
import type { operationsInbox as words } from './operationsInbox.words.ts'

/** The key of what is said where a result was not recorded, or nobody knows whether it was. */
export function refusalKey(error: LendingError): keyof typeof words {
  if (!isLendingError(error)) return 'operationsInbox.refused.other'
  if (error.code === 'second_operator_required') return 'operationsInbox.yours'
  return error.code === 'not_resolvable' ? 'operationsInbox.refused.changed' : 'operationsInbox.refused.other'
}
