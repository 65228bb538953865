import { defineEndpoint } from '../defineEndpoint.ts'
import { dataEnvelope } from '../envelopes.ts'
import { BrandDocument } from './models/BrandDocument.ts'
import { sessionErrors } from './sessionErrors.ts'

/** Reads the brand that this person may change, with its draft and its history: the tenant's, or the one that is laid over it for a customer partner. Answered by the relay. */
export const getBrand = defineEndpoint({
  name: 'getBrand',
  method: 'GET',
  path: '/tenant/brand?customer_partner_id={customerPartnerId?}',
  owner: null,
  output: dataEnvelope<BrandDocument>(BrandDocument),
  errors: [...sessionErrors, 'forbidden', 'not_found'],
  section: null,
})
