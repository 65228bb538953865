import { once } from 'node:events'
import { createServer } from 'node:http'

type Forwarder = { address: string; to: string; close(): void }

/** An address for webhooks that is there before the relay is: each of the two programs is told the other's address at its start. */
export async function forwardWebhooks(): Promise<Forwarder> {
  const forwarder: Forwarder = { address: '', to: '', close: () => void server.close() }
  const server = createServer(async (incoming, outgoing) => {
    const pieces: Buffer[] = []
    for await (const piece of incoming) pieces.push(piece)
    const headers = Object.entries(incoming.headers).filter(([name]) =>
      /^(?:webhook-|content-type$)/.test(name),
    )
    const answer = await fetch(forwarder.to, {
      method: 'POST',
      headers: headers.map(([name, value]): [string, string] => [name, String(value)]),
      body: Buffer.concat(pieces),
    })
    outgoing.writeHead(answer.status).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('a server that listens has a port')
  forwarder.address = `http://127.0.0.1:${address.port}/`
  return forwarder
}
