import type { IncomingMessage, ServerResponse } from 'node:http'
import { relayErrors, relayHeaders } from '@onlend/core/relay'
import { securityHeaders } from '../answers/securityHeaders.ts'
import { hasBody } from './hasBody.ts'

const body = JSON.stringify({
  status: 'error',
  message:
    'Something before the relay has read the body of this request, so nothing was sent. Mount the relay before body parsers such as express.json().',
  data: null,
})

/**
 * Answers a request whose body was read before the relay saw it, and says whether it did. Forwarded, it would be an empty body
 * in the name of a full one, and no signature over it would hold.
 */
export function refuseReadBody(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  if (!hasBody(incoming.headers) || !incoming.readableDidRead) return false
  outgoing.writeHead(relayErrors.internal.status, {
    ...securityHeaders,
    'Content-Type': 'application/json',
    [relayHeaders.error]: 'internal',
  })
  outgoing.end(body)
  return true
}
