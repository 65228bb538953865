import { defineEndpoint } from '../defineEndpoint.ts'
import { listEnvelope } from '../envelopes.ts'
import { InboxEvent } from './models/InboxEvent.ts'
import { sessionErrors } from './sessionErrors.ts'

/**
 * Lists the settlement events that wait for an operator, oldest first, at most 200 after `after`; with `why`, the webhooks without a final
 * outcome (`unread`) or the `dismissed` events. A channel partner's people see the events that name their partners. Answered by the relay.
 */
export const listInboxEvents = defineEndpoint({
  name: 'listInboxEvents',
  method: 'GET',
  path: '/inbox?customer_partner_id={customerPartnerId?}&why={why?}&after={after?}',
  owner: null,
  output: listEnvelope<InboxEvent>(InboxEvent),
  errors: [...sessionErrors, 'forbidden'],
  section: null,
})
