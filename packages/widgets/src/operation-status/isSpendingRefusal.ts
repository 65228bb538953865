import type { LendingError } from '@onlend/core'

const codes: ReadonlySet<string | null> = new Set([
  'limit_exceeded',
  'destination_held',
  'step_up_required',
  'step_up_refused',
  'approval_refused',
  'approval_expired',
] satisfies LendingError['code'][])

/** Whether the rules of what may be moved are why nothing was sent: `SpendingNotice` says which. */
export function isSpendingRefusal(error: Pick<LendingError, 'code'> | null): boolean {
  return error !== null && codes.has(error.code)
}
