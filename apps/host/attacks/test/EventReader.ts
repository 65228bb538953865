import { connect, type Socket } from 'node:net'
import { once } from 'node:events'

/** An open event stream as bytes, and what has come over it. */
export class EventReader {
  readonly #socket: Socket
  /** Everything received, the head included. */
  received = ''

  constructor(port: number, request: Buffer) {
    this.#socket = connect({ port, host: '127.0.0.1' })
    this.#socket.setMaxListeners(0)
    // A server that hangs up is what some attacks look for.
    this.#socket.on('error', () => undefined)
    this.#socket.on('data', (chunk) => (this.received += String(chunk)))
    this.#socket.write(request)
  }

  get status(): number {
    return Number(/^HTTP\/1\.1 (\d{3})/.exec(this.received)?.[1] ?? 0)
  }

  /** The `data` of every event, parsed, with its id. */
  get events(): { id: string; data: { topic: string; operationId: string | null } }[] {
    return [...this.received.matchAll(/id: (\S+)\nevent: message\ndata: (.*)\n\n/g)].map(
      ([, id = '', data = '{}']) => ({
        id,
        data: JSON.parse(data) as { topic: string; operationId: string | null },
      }), // what the relay writes
    )
  }

  /** Waits until what has been received satisfies the condition. */
  async until(condition: (reader: EventReader) => boolean): Promise<this> {
    const signal = AbortSignal.timeout(15_000)
    while (!condition(this))
      await Promise.race([once(this.#socket, 'data', { signal }), once(this.#socket, 'close', { signal })])
    return this
  }

  /** Leaves without a farewell. */
  cut(): void {
    this.#socket.resetAndDestroy()
  }

  /** Whether the server has ended the stream, be it with the connection or with the last chunk. */
  get isClosed(): boolean {
    return this.#socket.closed || this.received.endsWith('\r\n0\r\n\r\n')
  }
}
