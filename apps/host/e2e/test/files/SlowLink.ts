import { once } from 'node:events'
import {
  Agent,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { freePort } from '../freePort.ts'

type Watcher = { bytes: number; resolve: () => void }

/** A link between a browser and the host that can be slow, can break, and counts the bytes of files that went up through it. */
export class SlowLink {
  readonly #hostUrl: URL
  readonly #agent = new Agent({ keepAlive: true })
  #server: Server | null = null
  #bytesPerSecond = Number.POSITIVE_INFINITY
  #watchers: Watcher[] = []
  #pieces = new Set<ServerResponse>()
  /** Bytes of files that have passed, however often the same one was sent. */
  uploaded = 0
  /** Bytes of the largest piece of a file that has begun to pass. */
  largestPiece = 0
  url = ''

  constructor(hostUrl: string) {
    this.#hostUrl = new URL(hostUrl)
  }

  async start(): Promise<void> {
    const port = await freePort()
    this.#server = createServer((incoming, outgoing) => void this.#pass(incoming, outgoing)).listen(
      port,
      '127.0.0.1',
    )
    await once(this.#server, 'listening')
    this.url = `http://127.0.0.1:${port}`
  }

  /** From now on so many bytes a second go up. */
  limit(bytesPerSecond: number): void {
    this.#bytesPerSecond = bytesPerSecond
  }

  /** Resolves when this many bytes of files have passed. */
  async reached(bytes: number): Promise<void> {
    if (this.uploaded >= bytes) return
    await new Promise<void>((resolve) => this.#watchers.push({ bytes, resolve }))
  }

  /** Resolves when no piece of a file is on its way: one outlives the tab that sent it for a moment. */
  async quiet(): Promise<void> {
    for (const piece of this.#pieces) if (!piece.closed) await once(piece, 'close')
  }

  /** Breaks every connection, once; new ones may be made at once. */
  breakOff(): void {
    this.#server?.closeAllConnections()
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections()
    this.#server?.close()
    this.#agent.destroy()
    if (this.#server) await once(this.#server, 'close')
  }

  async #pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method, url, headers, rawHeaders } = incoming
    const isPiece = method === 'PATCH' && (url ?? '').includes('/lending/uploads/')
    if (isPiece) {
      this.largestPiece = Math.max(this.largestPiece, Number(headers['content-length'] ?? 0))
      this.#pieces.add(outgoing)
      outgoing.once('close', () => this.#pieces.delete(outgoing))
    }
    const { hostname, port } = this.#hostUrl
    const onward = request({ hostname, port, method, path: url, agent: this.#agent, setHost: false })
    for (let at = 0; at < rawHeaders.length; at += 2) {
      const name = rawHeaders[at] ?? ''
      if (name.toLowerCase() !== 'connection') onward.appendHeader(name, rawHeaders[at + 1] ?? '')
    }
    onward.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      answer.pipe(outgoing)
    })
    // Whichever side goes away takes the other one with it.
    onward.on('error', () => outgoing.destroy())
    outgoing.on('close', () => onward.destroy())
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
    if (!hasBody) return void onward.end()
    // A broken pipe has been dealt with by both handlers above.
    await pipeline(incoming, this.#meter(isPiece), onward).catch(() => undefined)
  }

  /** Lets bytes through at the speed of the link, and counts them. */
  #meter(isCounted: boolean): Transform {
    return new Transform({
      highWaterMark: 16 * 1024,
      transform: (chunk: Buffer, _encoding, done) => {
        const pass = () => {
          if (isCounted) this.#count(chunk.length)
          done(null, chunk)
        }
        const isSlow = Number.isFinite(this.#bytesPerSecond)
        if (isSlow) setTimeout(pass, (1_000 * chunk.length) / this.#bytesPerSecond)
        else pass()
      },
    })
  }

  #count(bytes: number): void {
    this.uploaded += bytes
    const due = this.#watchers.filter((watcher) => watcher.bytes <= this.uploaded)
    this.#watchers = this.#watchers.filter((watcher) => watcher.bytes > this.uploaded)
    for (const { resolve } of due) resolve()
  }
}
