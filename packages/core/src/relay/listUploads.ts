import { defineEndpoint } from '../defineEndpoint.ts'
import { dataEnvelope } from '../envelopes.ts'
import { StagedSet } from './models/StagedSet.ts'
import { sessionErrors } from './sessionErrors.ts'

/** Lists the files of one set that the relay holds for a customer partner, also those of other people. Answered by the relay. */
export const listUploads = defineEndpoint({
  name: 'listUploads',
  method: 'GET',
  path: '/uploads?customer_partner_id={customerPartnerId}&kind={kind}&set={set}',
  owner: 'customerPartnerId',
  output: dataEnvelope<StagedSet>(StagedSet),
  errors: [...sessionErrors, 'forbidden', 'not_found'],
  section: null,
})
