import * as z from 'zod/mini'
import { defineWrite } from '../defineWrite.ts'
import { dataEnvelope } from '../envelopes.ts'
import { BrandDocument } from './models/BrandDocument.ts'
import { sessionErrors } from './sessionErrors.ts'

/**
 * Publishes the draft of the brand. The relay refuses an older revision with `draft_changed`, and a brand with an error with `brand_invalid`;
 * `data.problems` names its fields. Answered by the relay.
 */
export const publishBrand = defineWrite({
  name: 'publishBrand',
  method: 'POST',
  path: '/tenant/brand/publication?customer_partner_id={customerPartnerId?}',
  owner: null,
  input: z.object({
    /** The revision of the draft. */
    revision: z.number(),
  }),
  encoding: 'json',
  output: dataEnvelope<BrandDocument>(BrandDocument),
  errors: [
    ...([...sessionErrors, 'forbidden', 'not_found', 'request_timeout'] as const),
    ...(['draft_changed', 'brand_invalid'] as const),
  ],
  section: null,
})
