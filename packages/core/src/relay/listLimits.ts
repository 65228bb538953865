import { defineEndpoint } from '../defineEndpoint.ts'
import { listEnvelope } from '../envelopes.ts'
import { SpendingLimits } from './models/SpendingLimits.ts'
import { sessionErrors } from './sessionErrors.ts'

/**
 * Lists the rules of the host that apply to this person for a customer partner now, one entry for each kind of operation that has rules and that
 * the person may send. Answered by the relay.
 */
export const listLimits = defineEndpoint({
  name: 'listLimits',
  method: 'GET',
  path: '/limits?customer_partner_id={customerPartnerId}',
  owner: 'customerPartnerId',
  output: listEnvelope<SpendingLimits>(SpendingLimits),
  errors: [...sessionErrors, 'forbidden'],
  section: null,
})
