import * as z from 'zod/mini'
import { defineWrite } from '../defineWrite.ts'
import { dataEnvelope } from '../envelopes.ts'
import { Operation } from './models/Operation.ts'
import { sessionErrors } from './sessionErrors.ts'

/**
 * Ties a settlement event to the operation that it is about. One that tells another kind, partner, amount or account than the operation has is
 * refused with 409 and `assignment_conflict`; `force` says that it is meant all the same. Answered by the relay.
 */
export const assignEvent = defineWrite({
  name: 'assignEvent',
  method: 'POST',
  path: '/inbox/{eventId}/assignment',
  owner: null,
  input: z.object({
    operationId: z.string().check(z.minLength(1)),
    /** The partner of the operation, from an operator: an event may name no partner. */
    customerPartnerId: z.optional(z.string()),
    /** What the webhook says, where no event could be read in it. */
    outcome: z.optional(z.enum(['succeeded', 'failed', 'reversed'])),
    force: z.optional(z.boolean()),
  }),
  encoding: 'json',
  output: dataEnvelope(Operation),
  errors: [...sessionErrors, 'forbidden', 'not_found', 'assignment_conflict', 'request_timeout'],
  section: null,
})
