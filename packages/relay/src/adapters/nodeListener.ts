import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Relay } from '../Relay.ts'

/**
 * Mounts the relay in `node:http`, or in Express before any body parser. Express takes the mount path of `app.use('/lending', ...)`
 * off the address, so leave `mountPath` out there. Bodies are streamed both ways, and a client that leaves is noticed.
 */
export function nodeListener(
  relay: Relay,
): (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void> {
  const listener = getRequestListener((request) => relay.fetch(request), { overrideGlobalObjects: false })
  return async (incoming, outgoing) => {
    await listener(incoming, outgoing)
  }
}
