import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { getPort } from './getPort.ts'

/** One request as it came over the wire to the service. */
export type WireRequest = {
  method: string
  url: string
  /** Names and values by turns, in the order and spelling in which they came. */
  rawHeaders: string[]
  /** Bytes of the body that have arrived. */
  length: number
  /** The first 64 KB of the body. */
  text: string
  /** Resolves when the body is over: true when it came to its end, false when it broke off. */
  ended: Promise<boolean>
}

/** A service on a real socket that notes what reaches it. */
export type WireUpstream = {
  port: number
  seen: WireRequest[]
  /** While set, no body is read before it resolves. */
  gate: Promise<void> | null
  /** What every request is answered. */
  body: string
  close(): Promise<void>
}

const keptLength = 65_536

/** Starts a service on a port of this machine, a free one unless it is named. */
export async function wireUpstream(port = 0): Promise<WireUpstream> {
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const upstream: WireUpstream = {
    port: getPort(server),
    seen: [],
    gate: null,
    body: JSON.stringify({ status: 'success', message: 'ok', data: [] }),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = '', url = '', rawHeaders } = incoming
    const ended = new Promise<boolean>((resolve) => incoming.on('close', () => resolve(incoming.complete)))
    const seen: WireRequest = { method, url, rawHeaders, length: 0, text: '', ended }
    upstream.seen.push(seen)
    // A body that breaks off is told by `ended`.
    incoming.on('error', () => undefined)
    await upstream.gate
    incoming.on('data', (piece: Buffer) => {
      seen.length += piece.byteLength
      if (seen.text.length < keptLength) seen.text += piece.toString('latin1')
    })
    incoming.on('end', () => {
      outgoing.writeHead(200, { 'Content-Type': 'application/json' })
      outgoing.end(upstream.body)
    })
  }
  return upstream
}
