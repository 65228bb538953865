import { defineEndpoint } from '../defineEndpoint.ts'
import { listEnvelope } from '../envelopes.ts'
import { UnmatchedEvent } from '../models/UnmatchedEvent.ts'

/** Lists the settlement events that no operation was found for, oldest first, at most 200. Answered by the relay. */
export const listUnmatchedEvents = defineEndpoint({
  name: 'listUnmatchedEvents',
  method: 'GET',
  path: '/webhooks/unmatched',
  owner: null,
  output: listEnvelope(UnmatchedEvent),
  section: null,
})
