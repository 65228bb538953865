import { defineEndpoint } from '../defineEndpoint.ts'
import { listEnvelope } from '../envelopes.ts'
import { ChangeEvent } from './models/ChangeEvent.ts'
import { sessionErrors } from './sessionErrors.ts'

/** Lists the change events after the `Last-Event-ID` header; the same address streams them to a reader that accepts `text/event-stream`. Answered by the relay. */
export const listChangeEvents = defineEndpoint({
  name: 'listChangeEvents',
  method: 'GET',
  path: '/events?customer_partner_id={customerPartnerId}',
  owner: 'customerPartnerId',
  output: listEnvelope<ChangeEvent>(ChangeEvent),
  errors: [...sessionErrors, 'forbidden', 'shutting_down'],
  section: null,
})
