import { defineEndpoint } from '../defineEndpoint.ts'
import { listEnvelope } from '../envelopes.ts'
import { AttentionOperation } from './models/AttentionOperation.ts'
import { sessionErrors } from './sessionErrors.ts'

/**
 * Lists the operations that need an operator, oldest first, at most 200 after `after`: unknown, stale, in conflict, or with a resolution that
 * waits for a second operator. For operators only. Answered by the relay.
 */
export const listAttention = defineEndpoint({
  name: 'listAttention',
  method: 'GET',
  path: '/attention?after={after?}',
  owner: null,
  output: listEnvelope<AttentionOperation>(AttentionOperation),
  errors: [...sessionErrors, 'forbidden'],
  section: null,
})
