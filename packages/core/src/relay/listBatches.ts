import { defineEndpoint } from '../defineEndpoint.ts'
import { listEnvelope } from '../envelopes.ts'
import { Batch } from './models/Batch.ts'
import { sessionErrors } from './sessionErrors.ts'

/** Lists the batches of a customer partner, newest first, at most 100, of all people and devices, without the cancelled ones. Answered by the relay. */
export const listBatches = defineEndpoint({
  name: 'listBatches',
  method: 'GET',
  path: '/batches?customer_partner_id={customerPartnerId}&kind={kind?}',
  owner: 'customerPartnerId',
  output: listEnvelope<Batch>(Batch),
  errors: [...sessionErrors, 'forbidden'],
  section: null,
})
