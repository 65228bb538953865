import * as z from 'zod/mini'
import { defineWrite } from '../defineWrite.ts'
import { dataEnvelope } from '../envelopes.ts'
import { BrandDocument } from './models/BrandDocument.ts'
import { sessionErrors } from './sessionErrors.ts'

/**
 * Saves the draft of the brand. The relay refuses a change of an older revision with 409 and `draft_changed`; the answer has the newer brand.
 * Answered by the relay.
 */
export const saveBrand = defineWrite({
  name: 'saveBrand',
  method: 'PUT',
  path: '/tenant/brand?customer_partner_id={customerPartnerId?}',
  owner: null,
  input: z.object({
    /** The revision that the change is based on; `null` when there was none. */
    revision: z.nullable(z.number()),
    /** A `TenantConfig`, possibly unfinished; at most 512 KB as JSON. */
    brand: z.record(z.string(), z.unknown()),
  }),
  encoding: 'json',
  output: dataEnvelope<BrandDocument>(BrandDocument),
  errors: [...sessionErrors, 'forbidden', 'not_found', 'body_too_large', 'request_timeout', 'draft_changed'],
  section: null,
})
