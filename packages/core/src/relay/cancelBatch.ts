import { defineWrite } from '../defineWrite.ts'
import { dataEnvelope } from '../envelopes.ts'
import { Batch } from './models/Batch.ts'
import { sessionErrors } from './sessionErrors.ts'

/** Ends a batch: the relay never sends its unsent rows, and the list omits the batch. Sent pieces stay in the ledger. Answered by the relay. */
export const cancelBatch = defineWrite({
  name: 'cancelBatch',
  method: 'POST',
  path: '/batches/{batchId}/cancel',
  owner: null,
  output: dataEnvelope<Batch>(Batch),
  errors: [...sessionErrors, 'forbidden', 'not_found', 'shutting_down'],
  section: null,
})
