import type { LendingAction } from './LendingAction.ts'

/** The widget behind an action, by the name under which a tenant may switch it off. */
export const actionFeatures = {
  withdraw: 'WithdrawForm',
  requestDrawdown: 'DrawdownRequestForm',
  registerCustomer: 'RegisterCustomerForm',
  recordTransaction: 'TransactionForm',
  repay: 'RepaymentForm',
  submitAssessment: 'CreditAssessmentUploader',
} as const satisfies Record<LendingAction, string>
