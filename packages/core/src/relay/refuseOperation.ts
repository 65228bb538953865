import * as z from 'zod/mini'
import { defineWrite } from '../defineWrite.ts'
import { dataEnvelope } from '../envelopes.ts'
import { Operation } from './models/Operation.ts'
import { sessionErrors } from './sessionErrors.ts'

/**
 * Refuses an operation that waits for a second person: it becomes `rejected`, and the relay never sends it. The person who asked for it may refuse it
 * too, to take it back. The relay answers 409 and `not_awaiting_approval` for an operation that no longer waits. Answered by the relay.
 */
export const refuseOperation = defineWrite({
  name: 'refuseOperation',
  method: 'POST',
  path: '/operations/{operationId}/refusal',
  owner: null,
  input: z.strictObject({
    /** The partner of the operation; needed when several partners have one under this id. */
    customerPartnerId: z.optional(z.string()),
    /** The reason, at most 200 characters, for the person who asked for the operation. */
    reason: z.optional(z.string().check(z.maxLength(200))),
  }),
  encoding: 'json',
  output: dataEnvelope<Operation>(Operation),
  errors: [...sessionErrors, 'forbidden', 'not_found', 'request_timeout', 'not_awaiting_approval'],
  section: null,
})
