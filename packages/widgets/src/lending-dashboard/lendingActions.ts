import type { WriteName } from '@onlend/core/internal'
import type { IconName } from '../ui/iconPaths.ts'

/**
 * What a person can set out to do from the dashboard, each under the name of the endpoint that it calls in the end: the widget behind it, by
 * the name under which a tenant may switch it off, and its sign.
 */
export const lendingActions = {
  withdraw: { feature: 'WithdrawForm', icon: 'send' },
  requestDrawdown: { feature: 'RequestDrawdownForm', icon: 'receive' },
  registerCustomer: { feature: 'RegisterCustomerForm', icon: 'person' },
  registerTransactions: { feature: 'RegisterTransactionsForm', icon: 'document' },
  reconcileRepayments: { feature: 'ReconcileRepaymentsForm', icon: 'check' },
  submitCreditAssessment: { feature: 'SubmitCreditAssessmentForm', icon: 'document' },
} as const satisfies Partial<Record<WriteName, { feature: string; icon: IconName }>>

/** Something that a person can set out to do from the dashboard. */
export type LendingAction = keyof typeof lendingActions
