import type { DrawnIcon } from '../ui/drawIcon.ts'
import { bankIcon, documentIcon, personIcon, receiveIcon, sendIcon } from '../ui/icons.ts'

/**
 * The actions that a person can start from the dashboard: each with the name of its widget, by which a tenant can switch it off, and its icon.
 * An action that writes has the name of the endpoint that it calls in the end.
 */
export const lendingActions = {
  withdraw: { feature: 'WithdrawForm', icon: sendIcon },
  requestDrawdown: { feature: 'RequestDrawdownForm', icon: receiveIcon },
  registerCustomer: { feature: 'RegisterCustomerForm', icon: personIcon },
  registerTransactions: { feature: 'RegisterTransactionsForm', icon: documentIcon },
  howToRepay: { feature: 'RepaymentInstructions', icon: bankIcon },
  reconcileRepayments: { feature: 'ReconcileRepaymentsForm', icon: 'check' },
  submitCreditAssessment: { feature: 'SubmitCreditAssessmentForm', icon: documentIcon },
} as const satisfies Record<string, { feature: string; icon: DrawnIcon }>

/** Something that a person can set out to do from the dashboard. */
export type LendingAction = keyof typeof lendingActions
