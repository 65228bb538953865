import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { LazyRequest } from '../LazyRequest.ts'
import { hasBody } from './hasBody.ts'
import type { NodeCaller } from './NodeCaller.ts'
import type { BodySource } from '../../lib/openStream.ts'

/** The hosts that a page can come from; any other `Host` header is no address, and matters only to the comparison with an origin. */
const plainHost = /^[A-Za-z0-9.-]+(?::\d{1,5})?$|^\[[0-9A-Fa-f:.]+\](?::\d{1,5})?$/

/** Reads a Node request as a `Request`, its target as it was sent: no dot segment is resolved and nothing is decoded. */
export function toRequest(incoming: IncomingMessage, caller: NodeCaller): Request {
  const { method = 'GET', url = '', rawHeaders } = incoming
  const headers = new NodeHeaders(rawHeaders)
  const host = headers.get('host') ?? ''
  const scheme = 'encrypted' in incoming.socket ? 'https' : 'http'
  // A target that is no path, such as a whole address, leads nowhere.
  const target = url.startsWith('/') ? url : '/%'
  const request = new LazyRequest({
    method,
    url: `${scheme}://${plainHost.test(host) ? host : 'host.invalid'}${target}`,
    // The cast is the purpose of the class, as with the request below.
    headers: headers as unknown as Headers,
    openBody: () => (hasBody(incoming.headers) ? openIncoming(incoming) : null),
    // The cast joins two descriptions of one class: Node's and the web's.
    streamBody: () =>
      hasBody(incoming.headers) ? (Readable.toWeb(incoming) as ReadableStream<Uint8Array>) : null,
    caller,
  })
  // The cast is the purpose of the class: it has every member of a request, and its prototype.
  return request as unknown as Request
}

/** Reads the body of a Node request piece by piece; while it is not read, the sender waits. */
function openIncoming(incoming: IncomingMessage): BodySource {
  let wake = (): void => undefined
  const tell = (): void => wake()
  incoming.on('readable', tell).on('end', tell).on('error', tell).on('close', tell)
  return {
    async read() {
      for (;;) {
        // The cast follows from no encoding having been set: pieces are buffers.
        const piece = incoming.read() as Buffer<ArrayBuffer> | null
        if (piece !== null) return piece
        if (incoming.readableEnded) return null
        if (incoming.destroyed) throw new Error('the body broke off')
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    },
    // `writeAnswer` deals with the rest of the body.
    cancel: () => undefined,
  }
}

/**
 * The headers of a Node request, read where Node keeps them. The web's own list, which checks every name and value again, is only made
 * when a caller iterates over it or changes it.
 */
class NodeHeaders {
  readonly #raw: readonly string[]
  #list: Headers | null = null

  /** @param raw Names and values by turns, as received. */
  constructor(raw: readonly string[]) {
    this.#raw = raw
  }

  get(name: string): string | null {
    if (this.#list) return this.#list.get(name)
    const raw = this.#raw
    const wanted = name.toLowerCase()
    let found: string | null = null
    for (let at = 0; at < raw.length; at += 2) {
      const sent = raw[at] ?? ''
      if (sent.length !== wanted.length || sent.toLowerCase() !== wanted) continue
      const value = raw[at + 1] ?? ''
      // Every value of a repeated header counts, so that no reader takes only the first or only the last.
      found = found === null ? value : found + (wanted === 'cookie' ? '; ' : ', ') + value
    }
    return found
  }

  has(name: string): boolean {
    return this.get(name) !== null
  }
  append(name: string, value: string): void {
    this.#whole.append(name, value)
  }
  delete(name: string): void {
    this.#whole.delete(name)
  }
  set(name: string, value: string): void {
    this.#whole.set(name, value)
  }
  getSetCookie(): string[] {
    return this.#whole.getSetCookie()
  }
  forEach(callback: (value: string, key: string, parent: Headers) => void, self?: unknown): void {
    this.#whole.forEach(callback, self)
  }
  entries(): HeadersIterator<[string, string]> {
    return this.#whole.entries()
  }
  keys(): HeadersIterator<string> {
    return this.#whole.keys()
  }
  values(): HeadersIterator<string> {
    return this.#whole.values()
  }
  [Symbol.iterator](): HeadersIterator<[string, string]> {
    return this.#whole.entries()
  }

  get #whole(): Headers {
    if (this.#list) return this.#list
    const list = new Headers()
    for (let at = 0; at < this.#raw.length; at += 2) list.append(this.#raw[at] ?? '', this.#raw[at + 1] ?? '')
    this.#list = list
    return list
  }
}

// `instanceof Headers` holds, as hosts and their libraries expect.
Object.setPrototypeOf(NodeHeaders.prototype, Headers.prototype)
