import * as z from 'zod/mini'
import { defineWrite } from '../defineWrite.ts'
import { dataEnvelope } from '../envelopes.ts'
import { BrandDocument } from './models/BrandDocument.ts'
import { sessionErrors } from './sessionErrors.ts'

/** Publishes an older edition of the brand as a new one; the draft stays. The relay refuses as for `publishBrand`. Answered by the relay. */
export const rollBackBrand = defineWrite({
  name: 'rollBackBrand',
  method: 'POST',
  path: '/tenant/brand/rollback?customer_partner_id={customerPartnerId?}',
  owner: null,
  input: z.object({
    /** The revision of the last change. */
    revision: z.number(),
    /** The edition to publish again. */
    edition: z.number(),
  }),
  encoding: 'json',
  output: dataEnvelope<BrandDocument>(BrandDocument),
  errors: [
    ...([...sessionErrors, 'forbidden', 'not_found', 'request_timeout'] as const),
    ...(['draft_changed', 'brand_invalid'] as const),
  ],
  section: null,
})
