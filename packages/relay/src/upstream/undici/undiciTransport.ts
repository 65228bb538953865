import { Client, type Dispatcher, Pool, type buildConnector } from 'undici'
import type { CreateTransport, TransportSettings, UpstreamRequest } from '../UpstreamTransport.ts'
import { createConnector, type UndiciTransportOptions } from './createConnector.ts'
import { decompress } from './decompress.ts'
import { type ExchangeResult, UpstreamExchange } from './UpstreamExchange.ts'

/** Bytes of the headers of an answer. */
const headerLimit = 16 * 1_024

/**
 * Calls the service through undici: `createRelay({ upstream: { baseUrl, apiKey, transport: undiciTransport() } })`. Reads share connections
 * that are kept open. A write or an upload has a fresh connection that no other call uses before or after, since a break on a
 * used one would leave open whether it arrived. Files are streamed in constant memory.
 *
 * @example
 * const upstream = { baseUrl, apiKey, transport: undiciTransport({ connections: 64 }) }
 */
export function undiciTransport({
  tls = {},
  connections = 128,
}: UndiciTransportOptions = {}): CreateTransport {
  return (settings) => {
    const { baseUrl, timeouts, limit } = settings
    const { origin } = new URL(baseUrl)
    const connect = createConnector(tls, timeouts.connect)
    const shared = new Pool(origin, { connect, connections, pipelining: 1, maxHeaderSize: headerLimit })
    const openOnce = ({ mayBegin }: UpstreamRequest): Client =>
      new Client(origin, {
        connect: connectInTime(connect, mayBegin),
        pipelining: 0,
        maxHeaderSize: headerLimit,
      })

    return {
      async send(request) {
        if (!request.url.startsWith(`${origin}/`))
          return { type: 'failure', code: 'upstream_unreachable', neverSent: true }
        const client = request.kind === 'read' ? null : openOnce(request)
        const exchanged = await exchange(client ?? shared, request, { origin, settings })
        if (client) await client.destroy()
        if (exchanged.type === 'failure' || exchanged.body === null) return exchanged
        const encoding = exchanged.header('content-encoding')
        return { ...exchanged, body: await decompress(exchanged.body, encoding, limit) }
      },
      close: () => shared.close(),
    }
  }
}

type Exchange = { origin: string; settings: TransportSettings }

function exchange(
  dispatcher: Dispatcher,
  { kind, method, url, headers, body, length, onCancel }: UpstreamRequest,
  { origin, settings: { timeouts, limit } }: Exchange,
): Promise<ExchangeResult> {
  return new Promise((resolve) => {
    let stopListening = (): void => undefined
    const handler = new UpstreamExchange(limit, (result) => {
      stopListening()
      resolve(result)
    })
    // The cast names what the caller asked for: a method of the contract.
    const asked = method as Dispatcher.HttpMethod
    dispatcher.dispatch(
      {
        method: asked,
        path: url.slice(origin.length),
        headers:
          length === null || body === null ? headers : { ...headers, 'Content-Length': String(length) },
        // undici takes an iterable of bytes as it is, which its types leave out.
        body: body as Uint8Array | null,
        // The relay waits for the answer to a write until its deadline, even after the person got an answer.
        headersTimeout: kind === 'read' ? timeouts.headers : 0,
        bodyTimeout: timeouts.idle,
      },
      handler,
    )
    stopListening = onCancel(() => handler.cancel())
  })
}

/** Lets go of a connection that stands too late for the call that it was made for, before a byte of the call is on it. */
function connectInTime(connect: buildConnector.connector, mayBegin: () => boolean): buildConnector.connector {
  return (options, callback) => {
    connect(options, (...[error, socket]) => {
      if (error) return callback(error, null)
      if (mayBegin()) return callback(null, socket)
      socket.destroy()
      callback(new Error('the time of the call was over before its connection stood'), null)
    })
  }
}
