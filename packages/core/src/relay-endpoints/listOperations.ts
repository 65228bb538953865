import { defineEndpoint } from '../defineEndpoint.ts'
import { listEnvelope } from '../envelopes.ts'
import { Operation } from '../models/Operation.ts'

/** Lists the newest operations of a customer partner first, at most 200. Answered by the relay. */
export const listOperations = defineEndpoint({
  name: 'listOperations',
  method: 'GET',
  path: '/operations?customer_partner_id={customerPartnerId}',
  owner: 'customerPartnerId',
  output: listEnvelope(Operation),
  section: null,
})
