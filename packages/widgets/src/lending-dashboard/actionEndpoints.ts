import type { WriteName } from '@onlend/hooks'
import type { LendingAction } from './LendingAction.ts'

/** What an action calls in the end: whoever may not call it is not offered it. */
export const actionEndpoints = {
  withdraw: 'withdraw',
  requestDrawdown: 'requestDrawdown',
  registerCustomer: 'registerCustomer',
  registerTransactions: 'registerTransactions',
  reconcileRepayments: 'reconcileRepayments',
  submitCreditAssessment: 'submitCreditAssessment',
} as const satisfies Record<LendingAction, WriteName>
