import type { EndpointName } from '@onlend/core/internal'

/** The letters before a reference, so that a person on the telephone knows what it is about; `OP` before any other. */
export const operationPrefixes: Partial<Record<EndpointName, string>> = {
  withdraw: 'WD',
  requestDrawdown: 'DR',
  registerTransactions: 'TX',
  reconcileRepayments: 'RP',
  createBusiness: 'CB',
  registerCustomer: 'RC',
  submitCreditAssessment: 'CA',
}
