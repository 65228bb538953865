import { once } from 'node:events'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Listen = {
  port: number
  hostname: string
  handle: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>
  /** Called with the error that `handle` threw. The error costs one connection; thrown further, it would end the process and every write that it is sending. */
  onFault: (error: unknown) => void
}

/** An open port. */
export type Listening = {
  port: number
  /** Takes no more connections, ends those that are idle, and resolves when the last answer has been read, or after so many milliseconds. */
  close(timeout?: number): Promise<void>
}

/** Milliseconds in which a request must be here: more than the ten minutes that files may take at the relay, where Node would allow five. */
const requestTimeout = 660_000
/**
 * Milliseconds for which a connection may be idle: longer than the 60 seconds of most balancers. If the server closes it first, as Node does after five seconds, a
 * request that is being sent at that moment is lost. A balancer with a longer idle timeout needs more here.
 */
const keepAliveTimeout = 75_000

/** Opens a port and resolves once it answers. */
export async function listen({ port, hostname, handle, onFault }: Listen): Promise<Listening> {
  const listener: RequestListener = (incoming, outgoing) => {
    handle(incoming, outgoing).catch((error: unknown) => {
      outgoing.destroy()
      onFault(error)
    })
  }
  const server = createServer({ requestTimeout, keepAliveTimeout }, listener).listen(port, hostname)
  await once(server, 'listening')
  return {
    // The cast names the address of a server that listens on a port.
    port: (server.address() as AddressInfo).port,
    async close(timeout = 5_000) {
      const closed = once(server, 'close')
      server.close()
      // A connection that has just had its answer is idle from then on.
      const idle = setInterval(() => server.closeIdleConnections(), 50)
      const abortReason = setTimeout(() => server.closeAllConnections(), timeout)
      await closed
      clearInterval(idle)
      clearTimeout(abortReason)
    },
  }
}
