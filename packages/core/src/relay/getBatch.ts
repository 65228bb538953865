import { defineEndpoint } from '../defineEndpoint.ts'
import { dataEnvelope } from '../envelopes.ts'
import { Batch } from './models/Batch.ts'
import { sessionErrors } from './sessionErrors.ts'

/** Reads a batch; `null` when the relay has none under this id. Answered by the relay. */
export const getBatch = defineEndpoint({
  name: 'getBatch',
  method: 'GET',
  path: '/batches/{batchId}',
  owner: null,
  output: dataEnvelope<Batch>(Batch),
  absentOn404: true,
  errors: [...sessionErrors, 'not_found'],
  section: null,
})
