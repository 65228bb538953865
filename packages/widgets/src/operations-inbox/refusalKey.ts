import { type LendingError, isLendingError } from '@onlend/core'
import type { operationsInbox as words } from './operationsInbox.words.ts'

/** The key of the sentence for an outcome that was not recorded, or of which this is not known. */
export function refusalKey(error: LendingError): keyof typeof words {
  if (!isLendingError(error)) return 'operationsInbox.refused.other'
  if (error.code === 'second_operator_required') return 'operationsInbox.yours'
  return error.code === 'not_resolvable' ? 'operationsInbox.refused.changed' : 'operationsInbox.refused.other'
}
