import { defineEndpoint } from '../defineEndpoint.ts'
import { listEnvelope } from '../envelopes.ts'
import { OutcomeDelivery } from './models/OutcomeDelivery.ts'
import { sessionErrors } from './sessionErrors.ts'

/**
 * Lists the deliveries of outcome events to the partner's backend, newest first, at most 200 before `before`; `state` as `dead` lists the dead letters. For
 * operators. Answered by the relay.
 */
export const listOutcomes = defineEndpoint({
  name: 'listOutcomes',
  method: 'GET',
  path: '/outcomes?state={state?}&before={before?}',
  owner: null,
  output: listEnvelope<OutcomeDelivery>(OutcomeDelivery),
  errors: [...sessionErrors, 'forbidden'],
  section: null,
})
