import * as z from 'zod/mini'
import { defineWrite } from '../defineWrite.ts'
import { dataEnvelope } from '../envelopes.ts'
import { AttentionOperation } from './models/AttentionOperation.ts'
import { sessionErrors } from './sessionErrors.ts'

/**
 * Resolves an operation on evidence, for operators: give `outcome` and `evidence`, or, as the second operator, `confirms` with the id of the
 * seen proposal. The relay refuses an operation that has its outcome with 409 and `not_resolvable`, the operator's own proposal with
 * `second_operator_required`, and a statement line that another operation holds with `line_used`.
 * Answered by the relay.
 */
export const resolveOperation = defineWrite({
  name: 'resolveOperation',
  method: 'POST',
  path: '/operations/{operationId}/resolution',
  owner: null,
  input: z.object({
    /** The partner of the operation; needed when several partners have one under this id. */
    customerPartnerId: z.optional(z.string()),
    channelPartnerId: z.optional(z.string()),
    outcome: z.optional(z.enum(['succeeded', 'failed', 'reversed'])),
    evidence: z.optional(
      z.object({
        /** From 1 to 500 characters. No account numbers: the person who sent the operation can read it. */
        text: z.string().check(z.minLength(1), z.maxLength(500)),
        /** At most 100 characters. */
        reference: z.optional(z.string().check(z.maxLength(100))),
        /** The time of the event that the evidence shows. ISO 8601. */
        at: z.optional(z.string()),
        /** The statement line that is the evidence. A line is evidence for one operation only, and has the same amount. */
        line: z.optional(
          z.object({
            /** 22 characters of base64url. */
            digest: z.string().check(z.regex(/^[\w-]{22}$/)),
            /** SHA-256 of the file, in hexadecimal. */
            fileDigest: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
            /** `YYYY-MM-DD`. */
            day: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
            /** The amount of the operation, in the currency of the operating country. */
            amount: z.string().check(z.regex(/^\d+(?:\.\d+)?$/)),
            /** The line's number in the file, from 1. */
            line: z.int().check(z.minimum(1)),
          }),
        ),
      }),
    ),
    confirms: z.optional(z.string()),
  }),
  encoding: 'json',
  output: dataEnvelope<AttentionOperation>(AttentionOperation),
  errors: [
    ...sessionErrors,
    'forbidden',
    'not_found',
    'request_timeout',
    'not_resolvable',
    'line_used',
    'second_operator_required',
  ],
  section: null,
})
