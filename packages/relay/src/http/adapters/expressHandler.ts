import type { IncomingMessage, ServerResponse } from 'node:http'
import type { MountedRelay } from './MountedRelay.ts'
import { nodeListener } from './nodeListener.ts'
import { relayErrors, relayHeaders } from '@onlend/core/relay'
import { securityHeaders } from '../securityHeaders.ts'
import { hasBody } from './hasBody.ts'

const body = JSON.stringify({
  status: 'error',
  message:
    'Something before the relay has read the body of this request, so nothing was sent. Mount the relay before body parsers such as express.json().',
  data: null,
})

/** The members that Express adds to a request, as far as the relay needs them. */
type ExpressRequest = IncomingMessage & { originalUrl: string }

/**
 * Mounts the relay in Express 4 or 5, before `express.json()` and every other body parser:
 * `app.use('/lending', expressHandler(relay))`, with `mountPath: '/lending'`.
 * A body that a parser has read already is refused with a 500 that says so; nothing is sent to the service.
 *
 * @example
 * app.use('/lending', expressHandler(relay))
 */
export function expressHandler(
  relay: MountedRelay,
): (request: ExpressRequest, response: ServerResponse) => Promise<void> {
  const listener = nodeListener(relay)
  return async (request, response) => {
    if (refuseReadBody(request, response)) return
    // Express takes the mount off the address; the relay judges the address as the client wrote it.
    request.url = request.originalUrl
    await listener(request, response)
  }
}

/**
 * Answers a request whose body was read before the relay saw it, and says whether it did. Forwarded, it would be an empty body
 * in the name of a full one, and no signature over it would hold.
 */
function refuseReadBody(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  if (!hasBody(incoming.headers) || !incoming.readableDidRead) return false
  outgoing.writeHead(relayErrors.internal.status, {
    ...securityHeaders,
    'Content-Type': 'application/json',
    [relayHeaders.error]: 'internal',
  })
  outgoing.end(body)
  return true
}
