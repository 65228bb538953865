import { defineEndpoint } from '../defineEndpoint.ts'
import { listEnvelope } from '../envelopes.ts'
import { Batch } from './models/Batch.ts'
import { sessionErrors } from './sessionErrors.ts'

/** Lists the newest batches of a customer partner first, at most 100, begun by whomever and on whatever device; cancelled ones are left out. Answered by the relay. */
export const listBatches = defineEndpoint({
  name: 'listBatches',
  method: 'GET',
  path: '/batches?customer_partner_id={customerPartnerId}&kind={kind?}',
  owner: 'customerPartnerId',
  output: listEnvelope(Batch),
  errors: [...sessionErrors, 'forbidden'],
  section: null,
})
