import type { BodySource } from '../lib/openStream.ts'

type LazyRequestInit = {
  method: string
  url: string
  headers: Headers
  openBody: () => BodySource | null
  /** The body as the web's own stream, for a reader that is not the relay. */
  streamBody: () => ReadableStream<Uint8Array> | null
  /** The caller that waits for the answer. */
  caller: Caller & { readonly signal: AbortSignal }
}

/**
 * A server's view of a request. The full `Request` is built only when code reads more of it than the relay does: making one costs
 * as much as everything else that happens to a read.
 */
export class LazyRequest {
  readonly method: string
  /** As received: nothing in it is decoded, resolved or tidied. */
  readonly url: string
  readonly headers: Headers
  readonly #init: LazyRequestInit
  #request: Request | null = null

  constructor(init: LazyRequestInit) {
    this.method = init.method
    this.url = init.url
    this.headers = init.headers
    this.#init = init
  }

  /** The caller that waits for the answer to a request of either kind. */
  static getCaller(request: Request): Caller {
    return request instanceof LazyRequest ? request.caller : request.signal
  }

  /** The body for the relay itself; it is read once, here or as a stream. */
  openBody(): BodySource | null {
    return this.#init.openBody()
  }

  get caller(): Caller {
    return this.#init.caller
  }

  get signal(): AbortSignal {
    return this.#init.caller.signal
  }
  get body(): Request['body'] {
    return this.#whole.body
  }
  get bodyUsed(): boolean {
    return this.#request?.bodyUsed ?? false
  }
  get cache(): Request['cache'] {
    return this.#whole.cache
  }
  get credentials(): Request['credentials'] {
    return this.#whole.credentials
  }
  get destination(): Request['destination'] {
    return this.#whole.destination
  }
  get integrity(): string {
    return this.#whole.integrity
  }
  get keepalive(): boolean {
    return this.#whole.keepalive
  }
  get mode(): Request['mode'] {
    return this.#whole.mode
  }
  get redirect(): Request['redirect'] {
    return this.#whole.redirect
  }
  get referrer(): string {
    return this.#whole.referrer
  }
  get referrerPolicy(): Request['referrerPolicy'] {
    return this.#whole.referrerPolicy
  }
  clone(): Request {
    return this.#whole.clone()
  }
  arrayBuffer(): Promise<ArrayBuffer> {
    return this.#whole.arrayBuffer()
  }
  blob(): Promise<Blob> {
    return this.#whole.blob()
  }
  formData(): Promise<FormData> {
    return this.#whole.formData()
  }
  json(): Promise<unknown> {
    return this.#whole.json()
  }
  text(): Promise<string> {
    return this.#whole.text()
  }

  /** A `Request` normalises its address; code that judges the address reads `url` here. */
  get #whole(): Request {
    const { method, url, headers, streamBody, caller } = this.#init
    const body = method === 'GET' || method === 'HEAD' ? null : streamBody()
    // Required for a body that is streamed; the DOM types do not know it.
    const streaming = body ? { duplex: 'half' } : {}
    this.#request ??= new Request(url, { method, headers, body, signal: caller.signal, ...streaming })
    return this.#request
  }
}

// `instanceof Request` holds, as hosts and their libraries expect.
Object.setPrototypeOf(LazyRequest.prototype, Request.prototype)

/** The caller who waits for an answer and may disconnect: an `AbortSignal`, or a cheaper object with the same facts. */
export type Caller = Pick<AbortSignal, 'aborted'> & {
  addEventListener: (type: 'abort', listener: () => void) => void
  removeEventListener: (type: 'abort', listener: () => void) => void
}
