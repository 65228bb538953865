import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'

/** A service behind a port that notes the writes that reach it. */
export type RecordingServer = {
  readonly url: string
  /** Method and path of everything that arrived. */
  readonly seen: string[]
  /** The bodies of everything that arrived whole. */
  readonly bodies: string[]
  /** While it holds, answers wait; the next one is handed over when it arrives. */
  hold(): { arrived: Promise<ServerResponse> }
  close(): void
}

/** Starts one that accepts everything. */
export async function recordingServer(): Promise<RecordingServer> {
  const seen: string[] = []
  const bodies: string[] = []
  let held: ((answer: ServerResponse) => void) | null = null
  const server = createServer((incoming, answer) => {
    seen.push(`${incoming.method} ${incoming.url}`)
    let body = ''
    incoming.on('data', (chunk: Buffer) => {
      body += chunk.toString()
    })
    incoming.on('end', () => {
      bodies.push(body)
      if (held) {
        held(answer)
        held = null
        return
      }
      answer.setHeader('Content-Type', 'application/json')
      answer.end('{"status":"success","message":"Transfer in progress","data":[]}')
    })
  })
  // A connection that it ended while a write goes out on it would lose the write.
  server.keepAliveTimeout = 0
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    seen,
    bodies,
    hold() {
      const arrived = new Promise<ServerResponse>((resolve) => {
        held = resolve
      })
      return { arrived }
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
