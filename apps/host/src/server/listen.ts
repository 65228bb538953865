import { once } from 'node:events'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Listen = {
  port: number
  hostname: string
  handle: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>
}

type Listening = {
  port: number
  /** Takes no more connections, and ends those that are idle. */
  close(): void
}

/** Opens a port and resolves once it answers. */
export async function listen({ port, hostname, handle }: Listen): Promise<Listening> {
  const listener: RequestListener = (incoming, outgoing) => void handle(incoming, outgoing)
  const server = createServer(listener).listen(port, hostname)
  await once(server, 'listening')
  return {
    // The cast names what a server that listens on a port has.
    port: (server.address() as AddressInfo).port,
    close() {
      server.close()
      server.closeIdleConnections()
    },
  }
}
