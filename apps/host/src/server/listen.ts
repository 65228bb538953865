import { once } from 'node:events'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Listen = {
  port: number
  hostname: string
  handle: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>
}

/** An open port. */
export type Listening = {
  port: number
  /** Takes no more connections, ends those that are idle, and resolves when the last answer has been read, or after so many milliseconds. */
  close(patience?: number): Promise<void>
}

/** Milliseconds in which a request must be here: more than the ten minutes that files may take at the relay, where Node would allow five. */
const requestTimeout = 660_000

/** Opens a port and resolves once it answers. */
export async function listen({ port, hostname, handle }: Listen): Promise<Listening> {
  const listener: RequestListener = (incoming, outgoing) => {
    // What nobody foresaw costs one connection; thrown further, it would end the process and every write that it is sending.
    handle(incoming, outgoing).catch(() => outgoing.destroy())
  }
  const server = createServer({ requestTimeout }, listener).listen(port, hostname)
  await once(server, 'listening')
  return {
    // The cast names what a server that listens on a port has.
    port: (server.address() as AddressInfo).port,
    async close(patience = 5_000) {
      const closed = once(server, 'close')
      server.close()
      server.closeIdleConnections()
      const cutOff = setTimeout(() => server.closeAllConnections(), patience)
      await closed
      clearTimeout(cutOff)
    },
  }
}
