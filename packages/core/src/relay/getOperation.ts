import { defineEndpoint } from '../defineEndpoint.ts'
import { nullableEnvelope } from '../envelopes.ts'
import { Operation } from './models/Operation.ts'
import { sessionErrors } from './sessionErrors.ts'

/** Reads one operation, or `null` when the relay never received it. Answered by the relay. */
export const getOperation = defineEndpoint({
  name: 'getOperation',
  method: 'GET',
  path: '/operations/{operationId}',
  owner: null,
  output: nullableEnvelope<Operation>(Operation),
  absentOn404: true,
  errors: [...sessionErrors, 'not_found', 'operation_forgotten', 'ledger_restored'],
  section: null,
})
