import type { EndpointOwner } from '../../src/defineEndpoint.ts'
import type { EndpointName } from '../../src/endpoints/endpoints.ts'

export type Tag = {
  name: string
  description: string
  endpoints: readonly EndpointName[]
  /** Whose endpoints stand here when they are in no group; `null` for nobody's. */
  owner?: EndpointOwner | null
}

/** The resources of the API and the endpoints that are about them. A new endpoint may be entered here, and need not be. */
export const tags: readonly Tag[] = [
  {
    name: 'Customer partners',
    description: 'Businesses that lend on, and the channel partners that bring them.',
    endpoints: ['createBusiness', 'getCustomerPartner', 'listCustomerPartners', 'submitCreditAssessment'],
    owner: 'channelPartnerId',
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
    owner: 'customerPartnerId',
  },
  {
    name: 'Payouts',
    description: 'Money out of the lockbox account, and where it can go.',
    endpoints: ['withdraw', 'listBanks'],
    owner: null,
  },
]
