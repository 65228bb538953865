import type { EndpointName } from '../../src/endpoints/endpoints.ts'

type Tag = { name: string; description: string; endpoints: readonly EndpointName[] }

/** The resources of the API and the endpoints that are about them. */
export const tags: readonly Tag[] = [
  {
    name: 'Customer partners',
    description: 'Businesses that lend on, and the channel partners that bring them.',
    endpoints: ['createBusiness', 'getCustomerPartner', 'listCustomerPartners', 'submitCreditAssessment'],
  },
  {
    name: 'Customers',
    description: 'The people and businesses that a customer partner serves.',
    endpoints: ['registerCustomer', 'listCustomers'],
  },
  {
    name: 'Transactions',
    description: 'Transactions, the financing of them and the repayments.',
    endpoints: ['registerTransactions', 'listFinancings', 'reconcileRepayments'],
  },
  {
    name: 'Credit',
    description: 'Limits and drawdowns.',
    endpoints: ['getCreditLimit', 'requestDrawdown', 'getActiveDrawdown'],
  },
  {
    name: 'Payouts',
    description: 'Money out of the lockbox account, and where it can go.',
    endpoints: ['withdraw', 'listBanks'],
  },
]
