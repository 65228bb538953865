import * as z from 'zod/mini'
import { defineWrite } from '../defineWrite.ts'
import { dataEnvelope } from '../envelopes.ts'
import { Draft } from './models/Draft.ts'
import { sessionErrors } from './sessionErrors.ts'

/**
 * Keeps the values that a person filled in beside the files of a set, or rows while they are sent in pieces. The relay refuses a change of an older
 * revision with 409 and `draft_changed`: read the newer one first. Answered by the relay.
 */
export const saveDraft = defineWrite({
  name: 'saveDraft',
  method: 'PUT',
  path: '/drafts/{kind}/{set}?customer_partner_id={customerPartnerId}',
  owner: 'customerPartnerId',
  input: z.object({
    /** The revision that the change is based on; `null` when there was none. */
    revision: z.nullable(z.number()),
    /** The values, at most 64 KB as JSON. */
    value: z.record(z.string(), z.unknown()),
  }),
  encoding: 'json',
  output: dataEnvelope<Draft>(Draft),
  errors: [
    ...sessionErrors,
    'forbidden',
    'not_found',
    'shutting_down',
    'unsupported_media_type',
    'body_too_large',
    'request_timeout',
    'staging_full',
    'draft_changed',
  ],
  section: null,
})
