import { defineEndpoint } from '../defineEndpoint.ts'
import { listEnvelope } from '../envelopes.ts'
import { Operation } from './models/Operation.ts'
import { sessionErrors } from './sessionErrors.ts'

/** Lists the operations of a customer partner, newest first, at most 200, of all states or of one. Answered by the relay. */
export const listOperations = defineEndpoint({
  name: 'listOperations',
  method: 'GET',
  path: '/operations?customer_partner_id={customerPartnerId?}&channel_partner_id={channelPartnerId?}&state={inState?}',
  owner: 'customerPartnerId',
  output: listEnvelope<Operation>(Operation),
  errors: [...sessionErrors, 'forbidden'],
  section: null,
})
