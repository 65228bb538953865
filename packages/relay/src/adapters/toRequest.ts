import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { LightRequest } from '../requests/LightRequest.ts'
import { hasBody } from './hasBody.ts'
import type { LeavingClient } from './LeavingClient.ts'
import { NodeHeaders } from './NodeHeaders.ts'
import { openIncoming } from './openIncoming.ts'

/** What a page can have come from; anything else in a `Host` header is no address, and matters to nothing but the comparison with an origin. */
const plainHost = /^[A-Za-z0-9.-]+(?::\d{1,5})?$|^\[[0-9A-Fa-f:.]+\](?::\d{1,5})?$/

/** Reads a Node request as a `Request`, its target as it was sent: no dot segment is resolved and nothing is decoded. */
export function toRequest(incoming: IncomingMessage, asker: LeavingClient): Request {
  const { method = 'GET', url = '', rawHeaders } = incoming
  const headers = new NodeHeaders(rawHeaders)
  const host = headers.get('host') ?? ''
  const scheme = 'encrypted' in incoming.socket ? 'https' : 'http'
  // A target that is no path, such as a whole address, leads nowhere.
  const target = url.startsWith('/') ? url : '/%'
  const request = new LightRequest({
    method,
    url: `${scheme}://${plainHost.test(host) ? host : 'host.invalid'}${target}`,
    headers,
    openBody: () => (hasBody(incoming.headers) ? openIncoming(incoming) : null),
    // The cast joins two descriptions of one class: Node's and the web's.
    streamBody: () =>
      hasBody(incoming.headers) ? (Readable.toWeb(incoming) as ReadableStream<Uint8Array>) : null,
    asker,
  })
  // The cast is what the class is for: it has every member that a request has, and its prototype.
  return request as unknown as Request
}
