import { defineEndpoint } from '../defineEndpoint.ts'
import { listEnvelope } from '../envelopes.ts'
import { CustomerPartner } from '../models/CustomerPartner.ts'

/** Lists the customer partners of a channel partner (Partner API, Endpoint 13). */
export const listCustomerPartners = defineEndpoint({
  name: 'listCustomerPartners',
  method: 'GET',
  path: '/v1/channel-partner/{channelPartnerId}/customers',
  owner: 'channelPartnerId',
  output: listEnvelope<CustomerPartner>(CustomerPartner),
  section: 13,
})
