import * as z from 'zod/mini'
import { defineWrite } from '../defineWrite.ts'
import { listEnvelope } from '../envelopes.ts'
import { text } from '../readers/values.ts'
import { sessionErrors } from './sessionErrors.ts'

/**
 * Finds the statement lines whose money has been reported before or is evidence for an operation: those of the given digests that the ledger would
 * refuse. The call changes nothing. Answered by the relay.
 */
export const findCreditedLines = defineWrite({
  name: 'findCreditedLines',
  method: 'POST',
  path: '/credited-lines',
  owner: 'customerPartnerId',
  ownerField: 'customer_partner_id',
  input: z.object({
    /** Digests of at most 1,000 lines, 22 characters of base64url each. */
    digests: z.array(z.string().check(z.regex(/^[\w-]{22}$/))).check(z.maxLength(1_000)),
  }),
  encoding: 'json',
  output: listEnvelope(text),
  errors: [...sessionErrors, 'forbidden', 'body_too_large', 'request_timeout'],
  section: null,
})
