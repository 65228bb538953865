import { defineEndpoint } from '../defineEndpoint.ts'
import { listEnvelope } from '../envelopes.ts'
import { BatchRow } from './models/BatchRow.ts'
import { sessionErrors } from './sessionErrors.ts'

/** Lists the rows of a batch with their outcomes after a position, or from the first, at most 500 at a time; of all states or of one. Answered by the relay. */
export const listBatchRows = defineEndpoint({
  name: 'listBatchRows',
  method: 'GET',
  path: '/batches/{batchId}/rows?after={after?}&state={inState?}',
  owner: null,
  output: listEnvelope<BatchRow>(BatchRow),
  errors: [...sessionErrors, 'not_found'],
  section: null,
})
