import { dataEnvelope } from '../envelopes.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { StagedSet } from '../models/StagedSet.ts'

/** Lists the files of one set that the relay holds for a customer partner, whoever uploaded them. Answered by the relay. */
export const listUploads = defineEndpoint({
  name: 'listUploads',
  method: 'GET',
  path: '/uploads?customer_partner_id={customerPartnerId}&kind={kind}&set={set}',
  owner: 'customerPartnerId',
  output: dataEnvelope(StagedSet),
  section: null,
})
