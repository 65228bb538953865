import { request } from 'node:http'
import { relayHeaders } from '@onlend/core/relay'
import { canaries } from '../testRelay.ts'
import type { PlainRequest } from './plainRequests.ts'

/** What a server adds for the connection, or to say who it is. */
const hosts = new Set([
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
  'x-powered-by',
])

/** An answer without what differs from one moment, or from one server, to the next. */
type PlainAnswer = { what: string; status: number; headers: Record<string, unknown>; body: string }

/** Sends a request as B's person, on a connection of its own. */
export function askPlainly(
  port: number,
  { what, method = 'GET', path, headers, body = '' }: PlainRequest,
): Promise<PlainAnswer> {
  return new Promise((resolve, reject) => {
    const outgoing = request({
      ...{ port, host: '127.0.0.1', agent: false, method, path },
      headers: {
        Cookie: `${canaries.cookie}=uB`,
        'Sec-Fetch-Site': 'same-origin',
        [relayHeaders.relay]: '1',
        [relayHeaders.requestId]: '0123456789abcdef0123456789abcdef',
        ...(body === '' ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }),
        ...headers,
      },
    })
    outgoing.on('error', reject)
    outgoing.on('response', (answer) => {
      let text = ''
      answer.on('data', (bytes: Buffer) => (text += bytes.toString()))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({
          what,
          status: answer.statusCode ?? 0,
          headers: Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !hosts.has(name))),
          body: text.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'a moment'),
        }),
      )
    })
    outgoing.end(body)
  })
}
