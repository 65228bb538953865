import { defineEndpoint } from '../defineEndpoint.ts'
import { listEnvelope } from '../envelopes.ts'
import { OperationRow } from './models/OperationRow.ts'
import { sessionErrors } from './sessionErrors.ts'

/** Lists the rows of a set with their outcomes after a position, or from the first, at most 200 at a time. Answered by the relay. */
export const listOperationRows = defineEndpoint({
  name: 'listOperationRows',
  method: 'GET',
  path: '/operations/{operationId}/rows?after={after?}',
  owner: null,
  output: listEnvelope<OperationRow>(OperationRow),
  errors: [...sessionErrors, 'not_found', 'operation_forgotten', 'ledger_restored'],
  section: null,
})
