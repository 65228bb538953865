import type { EndpointName } from '@onlend/core'
import type { WriteName } from '../provider/LendingEvent.ts'

/** What a write changes, and so what is worth reading again once it was accepted or settled. */
export const touchedReads: Readonly<Record<WriteName, readonly EndpointName[]>> = {
  createBusiness: ['listCustomerPartners'],
  registerCustomer: ['listCustomers'],
  registerTransactions: ['listFinancings', 'getActiveDrawdown', 'getCreditLimit'],
  reconcileRepayments: ['listFinancings', 'getActiveDrawdown', 'getCreditLimit'],
  requestDrawdown: ['getActiveDrawdown', 'getCreditLimit', 'listFinancings', 'getCustomerPartner'],
  withdraw: ['getCustomerPartner', 'getCreditLimit', 'getActiveDrawdown'],
  submitCreditAssessment: ['getCustomerPartner', 'getCreditLimit'],
}
