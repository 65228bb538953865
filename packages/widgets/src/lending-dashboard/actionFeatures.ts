import type { LendingAction } from './LendingAction.ts'

/** The widget behind an action, by the name under which a tenant may switch it off. */
export const actionFeatures = {
  withdraw: 'WithdrawForm',
  requestDrawdown: 'RequestDrawdownForm',
  registerCustomer: 'RegisterCustomerForm',
  registerTransactions: 'RegisterTransactionsForm',
  reconcileRepayments: 'ReconcileRepaymentsForm',
  submitCreditAssessment: 'SubmitCreditAssessmentForm',
} as const satisfies Record<LendingAction, string>
