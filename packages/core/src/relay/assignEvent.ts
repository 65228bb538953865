import * as z from 'zod/mini'
import { defineWrite } from '../defineWrite.ts'
import { dataEnvelope } from '../envelopes.ts'
import { Operation } from './models/Operation.ts'
import { sessionErrors } from './sessionErrors.ts'

/**
 * Ties a settlement event to the operation that it is about. The relay refuses an event with another kind, partner, amount or account than the
 * operation with 409 and `assignment_conflict`; `force` ties it all the same. Answered by the relay.
 */
export const assignEvent = defineWrite({
  name: 'assignEvent',
  method: 'POST',
  path: '/inbox/{eventId}/assignment',
  owner: null,
  input: z.object({
    operationId: z.string().check(z.minLength(1)),
    /** The partner of the operation, given by an operator, since some events name no partner. */
    customerPartnerId: z.optional(z.string()),
    /** The outcome that an unreadable webhook reports, given by the operator. */
    outcome: z.optional(z.enum(['succeeded', 'failed', 'reversed'])),
    force: z.optional(z.boolean()),
  }),
  encoding: 'json',
  output: dataEnvelope<Operation>(Operation),
  errors: [...sessionErrors, 'forbidden', 'not_found', 'assignment_conflict', 'request_timeout'],
  section: null,
})
