import type { EndpointOwner } from '../../src/defineEndpoint.ts'
import type { EndpointName } from '../../src/endpoints/endpoints.ts'
import type { RelayEndpointName } from '../../src/relay/relayEndpoints.ts'

export type Tag = {
  name: string
  description: string
  endpoints: readonly EndpointName[]
  /** Whose endpoints stand here when they are in no group; `null` for none. */
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

/** The groups of the relay's own routes. */
export const relayTags: readonly {
  name: string
  description: string
  endpoints: readonly RelayEndpointName[]
  /** Asked without a session. */
  isOpen?: true
}[] = [
  {
    name: 'Relay: session',
    description: 'The signed-in person, the partners that they may act for, and the brand.',
    endpoints: [
      'getSession',
      'issueToken',
      'getTenant',
      'getBrand',
      'saveBrand',
      'publishBrand',
      'rollBackBrand',
      'saveBrandFile',
    ],
  },
  {
    name: 'Relay: operations',
    description: 'The operations and their outcomes.',
    endpoints: [
      'listOperations',
      'getOperation',
      'listOperationRows',
      'listLimits',
      'getGuidance',
      'getApproval',
      'approveOperation',
      'refuseOperation',
      'listChangeEvents',
    ],
  },
  {
    name: 'Relay: credit limits',
    description: 'The changes of a credit limit, as reads of it have shown them.',
    endpoints: ['listCreditSnapshots'],
  },
  {
    name: 'Relay: operators',
    description:
      'Operations without an outcome, and settlement events without an operation: both need an operator.',
    endpoints: [
      'listAttention',
      'resolveOperation',
      'listAudit',
      'listOutcomes',
      'sendOutcomeAgain',
      'sendTestOutcome',
      'listInboxEvents',
      'assignEvent',
      'dismissEvent',
      'replayWebhooks',
    ],
  },
  {
    name: 'Relay: uploads',
    description: 'Files that wait at the relay, by the tus protocol, and what is filled in beside them.',
    endpoints: [
      'listUploads',
      'createUpload',
      'getUploadOffset',
      'getUpload',
      'appendUpload',
      'removeUpload',
      'getDraft',
      'saveDraft',
    ],
  },
  {
    name: 'Relay: batches',
    description: 'Many rows that the relay sends piece by piece, also while no page is open.',
    endpoints: [
      'createBatch',
      'appendBatchRows',
      'listBatches',
      'getBatch',
      'listBatchRows',
      'pauseBatch',
      'resumeBatch',
      'cancelBatch',
      'findCreditedLines',
    ],
  },
  {
    name: 'Relay: webhooks',
    description:
      'The addresses at which the service reports outcomes. A verifier decides whether a webhook is genuine.',
    endpoints: ['receiveWebhook'],
    isOpen: true,
  },
  {
    name: 'Relay: files of brands',
    description: 'The logos and fonts of brands, by the digest of their bytes.',
    endpoints: ['getBrandFile'],
    isOpen: true,
  },
  {
    name: 'Relay: health',
    description: 'The state of the relay, for a load balancer.',
    endpoints: ['getHealth', 'getReadiness', 'getLiveness'],
    isOpen: true,
  },
]
