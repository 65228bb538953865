import type { EndpointName, WriteName } from '@onlend/core/internal'

/**
 * What a write changes, and so what is worth reading again once it was accepted or settled. After a write that is not here,
 * everything is that belongs to a partner.
 */
export const touchedReads: Readonly<Partial<Record<WriteName, readonly EndpointName[]>>> = {
  createBusiness: ['listCustomerPartners'],
  registerCustomer: ['listCustomers'],
  registerTransactions: ['listFinancings', 'getActiveDrawdown', 'getCreditLimit'],
  reconcileRepayments: ['listFinancings', 'getActiveDrawdown', 'getCreditLimit'],
  requestDrawdown: ['getActiveDrawdown', 'getCreditLimit', 'listFinancings', 'getCustomerPartner'],
  withdraw: ['getCustomerPartner', 'getCreditLimit', 'getActiveDrawdown'],
  submitCreditAssessment: ['getCustomerPartner', 'getCreditLimit'],
}
