import { EventEmitter, once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { defaultReply } from './defaultReply.ts'

/** One request as the service saw it. */
export type UpstreamCall = {
  method: string
  /** The request target, undecoded. */
  target: string
  /** Names and values in the order and spelling in which they came. */
  headers: readonly (readonly [string, string])[]
  /** The first two megabytes. */
  body: Buffer
  bytes: number
  /** `open` while the body is still arriving. */
  state: 'open' | 'complete' | 'aborted'
}

/** How the service answers one call. */
export type Reply = (call: UpstreamCall, response: ServerResponse) => unknown

const kept = 2 * 1024 * 1024

/** A lending service that records every request and answers as it is told to. */
export class RecordingUpstream {
  readonly #server: Server = createServer((request, response) => void this.#serve(request, response))
  readonly #changes = new EventEmitter().setMaxListeners(0)
  readonly #sockets = new Set<Socket>()
  #port = 0
  /** What an attack looks at, and may empty between its tries. */
  calls: UpstreamCall[] = []
  /** Every call of the attack that is running, for the checks after it and for the report. */
  everything: UpstreamCall[] = []
  /** Requests that were not HTTP: the relay must never write one. */
  malformed = 0
  /** Called when the body of a request has arrived. */
  reply: Reply = defaultReply

  constructor() {
    this.#server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
      // A connection that breaks off, in a body or before it, is how a call is given up.
      const isBroken = error.code?.startsWith('HPE_') && error.code !== 'HPE_INVALID_EOF_STATE'
      if (isBroken) this.malformed += 1
      socket.destroy()
    })
    this.#server.on('connection', (socket) => {
      this.#sockets.add(socket)
      socket.on('close', () => this.#sockets.delete(socket))
    })
    this.#server.requestTimeout = 0
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  async listen(): Promise<void> {
    this.#server.listen(this.#port, '127.0.0.1')
    await once(this.#server, 'listening')
    // The cast follows what a server on a port returns.
    this.#port = (this.#server.address() as AddressInfo).port
  }

  /** Forgets everything, for the next attack. */
  begin(): void {
    this.everything = []
    this.malformed = 0
    this.reset()
  }

  /** Answers as usual again, with no calls to look at. */
  reset(): void {
    this.calls = []
    this.reply = defaultReply
  }

  /** Waits until what has been recorded satisfies the condition. */
  async until(
    condition: (calls: readonly UpstreamCall[]) => boolean,
    { timeout = 15_000 }: { timeout?: number } = {},
  ): Promise<void> {
    const signal = AbortSignal.timeout(timeout)
    while (!condition(this.calls)) await once(this.#changes, 'change', { signal })
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const headers: [string, string][] = []
    for (let at = 0; at < request.rawHeaders.length; at += 2)
      headers.push([request.rawHeaders[at] ?? '', request.rawHeaders[at + 1] ?? ''])
    const { method = '', url: target = '' } = request
    const call: UpstreamCall = { method, target, headers, body: Buffer.alloc(0), bytes: 0, state: 'open' }
    this.calls.push(call)
    this.everything.push(call)
    this.#changes.emit('change')
    // A relay that hangs up in the middle is what many rows look for.
    response.on('error', () => undefined)
    const pieces: Buffer[] = []
    try {
      for await (const chunk of request) {
        // The stream has no encoding set, so its chunks are buffers.
        const piece = chunk as Buffer
        if (call.bytes < kept) pieces.push(piece)
        call.bytes += piece.byteLength
      }
    } catch {
      // Broken off: the state below says so.
    }
    call.body = Buffer.concat(pieces)
    this.#mark(call, request.complete)
    if (request.complete) await this.reply(call, response)
  }

  #mark(call: UpstreamCall, isComplete: boolean): void {
    call.state = isComplete ? 'complete' : 'aborted'
    this.#changes.emit('change')
  }

  async stop(): Promise<void> {
    const closed = once(this.#server, 'close')
    this.#server.close()
    for (const socket of this.#sockets) socket.destroy()
    await closed
  }
}
