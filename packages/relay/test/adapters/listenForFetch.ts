import { createServer } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { MountedRelay } from './Mount.ts'
import { getPort } from './getPort.ts'

/**
 * A host that gives its handlers the web's own `Request`, as Next.js and edge runtimes do: the address is a parsed `URL` of a name
 * of the platform's own, the body a stream, and the signal ends when the client has left.
 */
export async function listenForFetch(
  handle: (request: Request) => Promise<Response>,
  close: () => Promise<unknown>,
): Promise<MountedRelay> {
  const server = createServer(async (incoming, outgoing) => {
    const { method = '', headers: received, url = '' } = incoming
    const leaving = new AbortController()
    outgoing.on('close', () => {
      if (!outgoing.writableFinished) leaving.abort()
    })
    const address = `http://localhost:3000${url}`
    if (!URL.canParse(address)) return outgoing.writeHead(400).end()
    const headers = new Headers()
    for (const [name, value] of Object.entries(received)) headers.set(name, String(value))
    const hasBody = method !== 'GET' && method !== 'HEAD'
    // The cast: Node's stream type and the DOM's describe the same object.
    const body = hasBody ? (Readable.toWeb(incoming) as ReadableStream<Uint8Array>) : null
    const init = { method, headers, body, signal: leaving.signal, duplex: 'half' }
    const response = await handle(new Request(new URL(address), init))
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    outgoing.flushHeaders()
    if (response.body === null) return outgoing.end()
    // The cast, as above. A client that leaves ends it, which is no fault.
    await pipeline(Readable.fromWeb(response.body as never), outgoing).catch(() => undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: getPort(server),
    async close() {
      await close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
