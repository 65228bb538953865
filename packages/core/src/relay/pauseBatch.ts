import { defineWrite } from '../defineWrite.ts'
import { dataEnvelope } from '../envelopes.ts'
import { Batch } from './models/Batch.ts'
import { sessionErrors } from './sessionErrors.ts'

/** Stops a batch after the piece that is on its way. Answered by the relay. */
export const pauseBatch = defineWrite({
  name: 'pauseBatch',
  method: 'POST',
  path: '/batches/{batchId}/pause',
  owner: null,
  output: dataEnvelope(Batch),
  errors: [...sessionErrors, 'forbidden', 'not_found', 'shutting_down'],
  section: null,
})
