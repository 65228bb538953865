import { defineEndpoint } from '../defineEndpoint.ts'
import { listEnvelope } from '../envelopes.ts'
import { Financing } from '../models/Financing.ts'

/** Lists the financed transactions of a customer partner (Partner API, Endpoint 5). */
export const listFinancings = defineEndpoint({
  name: 'listFinancings',
  method: 'GET',
  path: '/v1/customer-partner/{customerPartnerId}/transactions/financings',
  owner: 'customerPartnerId',
  output: listEnvelope<Financing>(Financing),
  section: 5,
})
