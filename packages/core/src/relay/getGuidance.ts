import { defineEndpoint } from '../defineEndpoint.ts'
import { dataEnvelope } from '../envelopes.ts'
import { Guidance } from './models/Guidance.ts'
import { sessionErrors } from './sessionErrors.ts'

/** Reads the facts that a form shows before a person sends: the usual times of the ledger, and the documents that the host's options leave out. Answered by the relay. */
export const getGuidance = defineEndpoint({
  name: 'getGuidance',
  method: 'GET',
  path: '/guidance?customer_partner_id={customerPartnerId}',
  owner: 'customerPartnerId',
  output: dataEnvelope<Guidance>(Guidance),
  errors: [...sessionErrors, 'forbidden'],
  section: null,
})
