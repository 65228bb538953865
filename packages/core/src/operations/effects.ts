import type { WriteName } from '../endpoints/endpoints.ts'
import { createBusinessEffects } from './createBusiness.ts'
import type { OperationEffects } from './defineOperation.ts'
import { reconcileRepaymentsEffects } from './reconcileRepayments.ts'
import { registerCustomerEffects } from './registerCustomer.ts'
import { registerTransactionsEffects } from './registerTransactions.ts'
import { requestDrawdownEffects } from './requestDrawdown.ts'
import { submitCreditAssessmentEffects } from './submitCreditAssessment.ts'
import { withdrawEffects } from './withdraw.ts'

/** The effects of every write. */
export const effects = {
  createBusiness: createBusinessEffects,
  reconcileRepayments: reconcileRepaymentsEffects,
  registerCustomer: registerCustomerEffects,
  registerTransactions: registerTransactionsEffects,
  requestDrawdown: requestDrawdownEffects,
  submitCreditAssessment: submitCreditAssessmentEffects,
  withdraw: withdrawEffects,
} as const satisfies Readonly<Record<WriteName, OperationEffects>>

/** The name of a write that a settlement event follows (Partner API, Events). */
export type WriteSettledByEvent = {
  [Name in WriteName]: (typeof effects)[Name]['settledBy'] extends 'event' ? Name : never
}[WriteName]
