import * as z from 'zod/mini'
import { defineWrite } from '../defineWrite.ts'
import { dataEnvelope } from '../envelopes.ts'
import { AttentionOperation } from './models/AttentionOperation.ts'
import { sessionErrors } from './sessionErrors.ts'

/**
 * Resolves an operation on evidence, for operators: give `outcome` and `evidence`, or, as the second operator, `confirms` with the id of the
 * proposal that was seen. One that has its outcome is refused with 409 and `not_resolvable`; one's own proposal with `second_operator_required`.
 * Answered by the relay.
 */
export const resolveOperation = defineWrite({
  name: 'resolveOperation',
  method: 'POST',
  path: '/operations/{operationId}/resolution',
  owner: null,
  input: z.object({
    /** Whose operation it is; needed where several partners have one under this id. */
    customerPartnerId: z.optional(z.string()),
    channelPartnerId: z.optional(z.string()),
    outcome: z.optional(z.enum(['succeeded', 'failed', 'reversed'])),
    evidence: z.optional(
      z.object({
        /** From 1 to 500 characters. No account numbers: the person who sent the operation can read it. */
        text: z.string().check(z.minLength(1), z.maxLength(500)),
        /** At most 100 characters. */
        reference: z.optional(z.string().check(z.maxLength(100))),
        /** ISO 8601; when what it tells happened. */
        at: z.optional(z.string()),
      }),
    ),
    confirms: z.optional(z.string()),
  }),
  encoding: 'json',
  output: dataEnvelope(AttentionOperation),
  errors: [
    ...sessionErrors,
    'forbidden',
    'not_found',
    'request_timeout',
    'not_resolvable',
    'second_operator_required',
  ],
  section: null,
})
