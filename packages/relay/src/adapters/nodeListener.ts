import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Relay } from '../Relay.ts'

/**
 * Mounts the relay in `node:http`, or in Express before any body parser: `app.use('/lending', nodeListener(relay))` needs the mount
 * path left in the address, so use `app.all('/lending/*path', ...)`. Bodies are streamed, and a client that leaves is noticed.
 */
export function nodeListener(relay: Relay): (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void> {
  const listener = getRequestListener((request) => relay.fetch(request), { overrideGlobalObjects: false })
  return async (incoming, outgoing) => {
    await listener(incoming, outgoing)
  }
}
