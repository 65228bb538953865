import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Puts the host behind a name that is neither localhost nor https, as a shop's own network does: a server on plain http that hands every request on. The host
 * sees its own name, so that its session cookie is one that plain http keeps.
 */
export async function startForeignName(hostUrl: string): Promise<{ port: number; stop: () => void }> {
  const { origin, host, hostname, port } = new URL(hostUrl)
  const server = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, host, ...(incoming.headers.origin && { origin }) }
    const { method, url: path } = incoming
    const sent = ask({ hostname, port, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    sent.on('error', () => outgoing.destroy())
    outgoing.on('close', () => sent.destroy())
    incoming.pipe(sent)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // The cast: a server on a port has an address of a port.
  const address = server.address() as AddressInfo
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return { port: address.port, stop }
}
