import { defineWrite } from '../defineWrite.ts'
import { dataEnvelope } from '../envelopes.ts'
import { Batch } from './models/Batch.ts'
import { sessionErrors } from './sessionErrors.ts'

/** Ends a batch: rows that were not sent are left out for good, and the list names it no more. Pieces that were sent stay in the ledger. Answered by the relay. */
export const cancelBatch = defineWrite({
  name: 'cancelBatch',
  method: 'POST',
  path: '/batches/{batchId}/cancel',
  owner: null,
  output: dataEnvelope(Batch),
  errors: [...sessionErrors, 'forbidden', 'not_found', 'shutting_down'],
  section: null,
})
