import { defineWrite } from '../defineWrite.ts'
import { dataEnvelope } from '../envelopes.ts'
import { Batch } from './models/Batch.ts'
import { sessionErrors } from './sessionErrors.ts'

/** Pauses a batch after the piece in flight. Answered by the relay. */
export const pauseBatch = defineWrite({
  name: 'pauseBatch',
  method: 'POST',
  path: '/batches/{batchId}/pause',
  owner: null,
  output: dataEnvelope<Batch>(Batch),
  errors: [...sessionErrors, 'forbidden', 'not_found', 'shutting_down'],
  section: null,
})
