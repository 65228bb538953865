import type { IconName } from '../ui/iconPaths.ts'

/**
 * What a person can set out to do from the dashboard: the widget behind it, by the name under which a tenant may switch it off, and its sign.
 * An action that writes has the name of the endpoint that it calls in the end.
 */
export const lendingActions = {
  withdraw: { feature: 'WithdrawForm', icon: 'send' },
  requestDrawdown: { feature: 'RequestDrawdownForm', icon: 'receive' },
  registerCustomer: { feature: 'RegisterCustomerForm', icon: 'person' },
  registerTransactions: { feature: 'RegisterTransactionsForm', icon: 'document' },
  howToRepay: { feature: 'RepaymentInstructions', icon: 'bank' },
  reconcileRepayments: { feature: 'ReconcileRepaymentsForm', icon: 'check' },
  submitCreditAssessment: { feature: 'SubmitCreditAssessmentForm', icon: 'document' },
} as const satisfies Record<string, { feature: string; icon: IconName }>

/** Something that a person can set out to do from the dashboard. */
export type LendingAction = keyof typeof lendingActions
