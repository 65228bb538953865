import type { WriteName } from '@onlend/hooks'
import type { LendingAction } from './LendingAction.ts'

/** The endpoint that an action calls: it is offered only to people who may call it. */
export const actionEndpoints = {
  withdraw: 'withdraw',
  requestDrawdown: 'requestDrawdown',
  registerCustomer: 'registerCustomer',
  registerTransactions: 'registerTransactions',
  reconcileRepayments: 'reconcileRepayments',
  submitCreditAssessment: 'submitCreditAssessment',
} as const satisfies Record<LendingAction, WriteName>
