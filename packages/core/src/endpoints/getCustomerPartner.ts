import { defineEndpoint } from '../defineEndpoint.ts'
import { dataEnvelope } from '../envelopes.ts'
import { CustomerPartnerDetails } from '../models/CustomerPartnerDetails.ts'

/** Reads a customer partner with its lockbox account (Partner API, Endpoint 12). */
export const getCustomerPartner = defineEndpoint({
  name: 'getCustomerPartner',
  method: 'GET',
  path: '/v1/channel-partner/customer-partner/{customerPartnerId}/details',
  owner: 'customerPartnerId',
  output: dataEnvelope<CustomerPartnerDetails>(CustomerPartnerDetails),
  section: 12,
})
