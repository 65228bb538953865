import * as z from 'zod/mini'
import { defineWrite } from '../defineWrite.ts'
import { dataEnvelope } from '../envelopes.ts'
import { Operation } from './models/Operation.ts'
import { sessionErrors } from './sessionErrors.ts'

/**
 * Approves an operation that waits for a second person; the relay then sends it once and answers with its new state, `unknown` included.
 * The relay refuses the person who asked for it with 409 and `second_person_required`, and an operation that no longer waits with
 * `not_awaiting_approval`. Answered by the relay.
 */
export const approveOperation = defineWrite({
  name: 'approveOperation',
  method: 'POST',
  path: '/operations/{operationId}/approval',
  owner: null,
  input: z.strictObject({
    /** The partner of the operation; needed when several partners have one under this id. */
    customerPartnerId: z.optional(z.string()),
  }),
  encoding: 'json',
  output: dataEnvelope<Operation>(Operation),
  errors: [
    ...sessionErrors,
    'forbidden',
    'not_found',
    'request_timeout',
    'second_person_required',
    'not_awaiting_approval',
    'limit_exceeded',
    'destination_held',
    'step_up_required',
    'step_up_refused',
    'outcome_unknown',
    'ledger_restored',
    'shutting_down',
  ],
  section: null,
})
