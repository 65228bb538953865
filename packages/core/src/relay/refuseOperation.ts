import * as z from 'zod/mini'
import { defineWrite } from '../defineWrite.ts'
import { dataEnvelope } from '../envelopes.ts'
import { Operation } from './models/Operation.ts'
import { sessionErrors } from './sessionErrors.ts'

/**
 * Refuses an operation that waits for a second person: it becomes `rejected` and is never sent. The person who asked for it may do so too, which
 * takes it back. One that does not wait any more is refused with 409 and `not_awaiting_approval`. Answered by the relay.
 */
export const refuseOperation = defineWrite({
  name: 'refuseOperation',
  method: 'POST',
  path: '/operations/{operationId}/refusal',
  owner: null,
  input: z.object({
    /** Whose operation it is; needed where several partners have one under this id. */
    customerPartnerId: z.optional(z.string()),
    /** At most 200 characters, for the person who asked for it. */
    reason: z.optional(z.string().check(z.maxLength(200))),
  }),
  encoding: 'json',
  output: dataEnvelope(Operation),
  errors: [...sessionErrors, 'forbidden', 'not_found', 'request_timeout', 'not_awaiting_approval'],
  section: null,
})
