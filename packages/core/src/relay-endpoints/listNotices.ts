import { defineEndpoint } from '../defineEndpoint.ts'
import { listEnvelope } from '../envelopes.ts'
import { Notice } from '../models/Notice.ts'

/** Lists the notices after the `Last-Event-ID` header; the same address streams them to a reader that accepts `text/event-stream`. Answered by the relay. */
export const listNotices = defineEndpoint({
  name: 'listNotices',
  method: 'GET',
  path: '/events?customer_partner_id={customerPartnerId}',
  owner: 'customerPartnerId',
  output: listEnvelope(Notice),
  section: null,
})
