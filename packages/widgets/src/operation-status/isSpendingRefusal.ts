import type { LendingError } from '@onlend/core'

const codes: ReadonlySet<string | null> = new Set([
  'limit_exceeded',
  'destination_held',
  'step_up_required',
  'step_up_refused',
  'approval_refused',
  'approval_expired',
] satisfies LendingError['code'][])

/** Whether a spending rule stopped the operation before the relay sent anything: `SpendingNotice` names the rule. */
export function isSpendingRefusal(error: Pick<LendingError, 'code'> | null): boolean {
  return error !== null && codes.has(error.code)
}
