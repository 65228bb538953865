import * as z from 'zod/mini'
import { defineWrite } from '../defineWrite.ts'
import { dataEnvelope } from '../envelopes.ts'
import { Batch } from './models/Batch.ts'
import { sessionErrors } from './sessionErrors.ts'

/**
 * Resumes a batch that is paused, waiting or stopped, with a decision about the held piece if there is one. The relay then sends the batch with the
 * rights of the person who resumes it. The relay refuses a decision about a piece that is no longer held with 409 and `batch_changed`. Answered by
 * the relay.
 */
export const resumeBatch = defineWrite({
  name: 'resumeBatch',
  method: 'POST',
  path: '/batches/{batchId}/resume',
  owner: null,
  input: z.object({
    decision: z.optional(
      z.object({
        /** The held piece. */
        operationId: z.string(),
        /** `confirm` sends the piece with its possible duplicate; `skip` omits the piece; `skipCredited` omits its credited rows and sends the others. */
        type: z.enum(['confirm', 'skip', 'skipCredited']),
        /** The earlier operation that the person has seen, for `confirm`. */
        duplicate: z.optional(z.string()),
      }),
    ),
  }),
  encoding: 'json',
  output: dataEnvelope<Batch>(Batch),
  errors: [...sessionErrors, 'forbidden', 'not_found', 'batch_changed', 'request_timeout', 'shutting_down'],
  section: null,
})
