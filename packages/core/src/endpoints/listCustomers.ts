import { defineEndpoint } from '../defineEndpoint.ts'
import { customersEnvelope } from '../customersEnvelope.ts'

/** Lists the customers of a customer partner, deleted ones included (Partner API, Endpoint 3). */
export const listCustomers = defineEndpoint({
  name: 'listCustomers',
  method: 'GET',
  path: '/v1/customer_partners/{customerPartnerId}/customers',
  owner: 'customerPartnerId',
  output: customersEnvelope,
  section: 3,
})
