import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Relay } from '../Relay.ts'
import { nodeListener } from './nodeListener.ts'
import { refuseReadBody } from './refuseReadBody.ts'

/** What Express adds to a request, as far as the relay needs it. */
type ExpressRequest = IncomingMessage & { originalUrl: string }

/**
 * Mounts the relay in Express 4 or 5, before `express.json()` and every other body parser:
 * `app.use('/lending', expressHandler(relay))`, with `mountPath: '/lending'`.
 * A body that a parser has read already is refused with a 500 that says so; nothing is sent to the service.
 */
export function expressHandler(
  relay: Relay,
): (request: ExpressRequest, response: ServerResponse) => Promise<void> {
  const listener = nodeListener(relay)
  return async (request, response) => {
    if (refuseReadBody(request, response)) return
    // Express takes the mount off the address; the relay judges the address as the client wrote it.
    request.url = request.originalUrl
    await listener(request, response)
  }
}
