import { defineEndpoint } from '../defineEndpoint.ts'
import { nullableEnvelope } from '../envelopes.ts'
import { Draft } from './models/Draft.ts'
import { sessionErrors } from './sessionErrors.ts'

/** Reads the draft beside the files of a set; `null` when there is none. Answered by the relay. */
export const getDraft = defineEndpoint({
  name: 'getDraft',
  method: 'GET',
  path: '/drafts/{kind}/{set}?customer_partner_id={customerPartnerId}',
  owner: 'customerPartnerId',
  output: nullableEnvelope<Draft>(Draft),
  errors: [...sessionErrors, 'forbidden', 'not_found'],
  section: null,
})
