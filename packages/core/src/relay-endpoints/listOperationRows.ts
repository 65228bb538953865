import { defineEndpoint } from '../defineEndpoint.ts'
import { listEnvelope } from '../envelopes.ts'
import { OperationRow } from '../models/OperationRow.ts'

/** Lists what became of each row of a set after a position, `-1` for the first, at most 200 at a time. Answered by the relay. */
export const listOperationRows = defineEndpoint({
  name: 'listOperationRows',
  method: 'GET',
  path: '/operations/{operationId}/rows?after={after}',
  owner: null,
  output: listEnvelope(OperationRow),
  section: null,
})
