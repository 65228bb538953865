import { defineWrite } from '../defineWrite.ts'
import { acceptedEnvelope } from '../envelopes.ts'

/** Takes a webhook of a sender that the host has set up, with its token if the address has one. For senders, who need no session. Answered by the relay. */
export const receiveWebhook = defineWrite({
  name: 'receiveWebhook',
  method: 'POST',
  path: '/webhooks/{name}/{token?}',
  owner: null,
  output: acceptedEnvelope,
  errors: [
    'not_found',
    'unauthenticated',
    'malformed_request',
    'unsupported_media_type',
    'body_too_large',
    'request_timeout',
    'rate_limited',
    'store_unavailable',
    'internal',
  ],
  section: null,
})
