import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

type ListenParameters = {
  host: string
  port: number
  handle: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<unknown>
  /** Told that a request was not answered: it costs one connection, and thrown further it would end the process. */
  onFault: (error: unknown) => void
}

/** An open port. */
export type Listening = {
  port: number
  /** Takes no more connections and resolves when the last answer has been read, or after so many milliseconds (5000). */
  close(timeout?: number): Promise<void>
}

/** Milliseconds in which a request has to be here: files may take ten minutes. */
const requestTimeout = 660_000
/** Milliseconds for which a connection may be idle: longer than the 60 seconds of most balancers, which else send on one that is just being closed. */
const keepAliveTimeout = 75_000

/**
 * Opens a port and resolves once it answers; rejects with the error of the system.
 *
 * @example
 * const server = await listen({ host: '127.0.0.1', port: 4310, handle: nodeListener(relay), onFault: () => undefined })
 */
export async function listen({ host, port, handle, onFault }: ListenParameters): Promise<Listening> {
  const server = createServer({ requestTimeout, keepAliveTimeout }, (incoming, outgoing) => {
    handle(incoming, outgoing).catch((error: unknown) => {
      outgoing.destroy()
      onFault(error)
    })
  })
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  return {
    port: address !== null && typeof address === 'object' ? address.port : port,
    async close(timeout = 5_000) {
      const closed = once(server, 'close')
      server.close()
      // A connection that has just had its answer is idle from then on.
      const idle = setInterval(() => server.closeIdleConnections(), 50)
      const cut = setTimeout(() => server.closeAllConnections(), timeout)
      await closed
      clearInterval(idle)
      clearTimeout(cut)
    },
  }
}
