import { connect } from 'node:net'
import type { Exchange } from './Exchange.ts'

/** One HTTP answer as it stood on the wire. */
export type Answer = {
  status: number
  /** Names in lower case; a header that stood twice is joined with a comma. */
  headers: Readonly<Record<string, string>>
  /** Without the framing, still compressed. */
  body: Buffer
  /** The body as UTF-8. */
  text: string
  /** The relay's own refusal code; `null` when the answer is not a refusal of the relay. */
  code: string | null
}

type SendBytesParameters = {
  port: number
  /** Written one after the other, exactly as they are. */
  pieces: readonly (Buffer | string)[]
  /** Milliseconds after which the attacker gives up. @default 15000 */
  timeout?: number
  isHead?: boolean
}

/** Sends bytes that no HTTP client would send and keeps every byte that comes back. */
export function sendBytes({
  port,
  pieces,
  timeout = 15_000,
  isHead = false,
}: SendBytesParameters): Promise<Exchange> {
  return new Promise((resolve) => {
    const sent = Buffer.concat(
      pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece)),
    )
    const received: Buffer[] = []
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    let isOver = false
    const finish = (end: Exchange['end']): void => {
      if (isOver) return
      isOver = true
      clearTimeout(timer)
      socket.removeAllListeners()
      // What the connection says after its end is of no interest, but it must not be thrown.
      socket.on('error', () => undefined)
      socket.destroy()
      const bytes = Buffer.concat(received)
      const answers = readAnswers(bytes, { isHead, isClosed: end === 'closed by server' })
      resolve({ sent, received: bytes, answers, end })
    }
    const timer = setTimeout(() => finish('timed out'), timeout)
    socket.on('data', (chunk) => {
      received.push(chunk)
      const answers = readAnswers(Buffer.concat(received), { isHead, isClosed: false })
      if (answers.length > 0) finish('enough')
    })
    socket.on('end', () => finish('closed by server'))
    socket.on('error', () => finish('closed by server'))
    socket.on('close', () => finish('closed by server'))
    for (const piece of pieces) socket.write(typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece)
  })
}

/** Reads every complete answer out of the bytes of one connection; `isClosed` also completes one that only the end delimits. */
function readAnswers(bytes: Buffer, { isHead, isClosed }: { isHead: boolean; isClosed: boolean }): Answer[] {
  const answers: Answer[] = []
  let at = 0
  for (;;) {
    const end = bytes.indexOf('\r\n\r\n', at)
    if (end === -1) return answers
    const [statusLine = '', ...lines] = bytes.toString('latin1', at, end).split('\r\n')
    const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(statusLine)?.[1] ?? 0)
    const headers = readHeaders(lines)
    if (status >= 100 && status < 200) {
      at = end + 4
      continue
    }
    const hasBody = !isHead && status !== 204 && status !== 304
    const found = hasBody
      ? readBody(bytes.subarray(end + 4), headers, isClosed)
      : { body: Buffer.alloc(0), length: 0 }
    if (!found) return answers
    const { body } = found
    answers.push({
      status,
      headers,
      body,
      text: body.toString('utf8'),
      code: headers['onlend-error'] ?? null,
    })
    at = end + 4 + found.length
  }
}

function readHeaders(lines: readonly string[]): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const line of lines) {
    const colon = line.indexOf(':')
    const name = line.slice(0, colon).toLowerCase()
    const value = line.slice(colon + 1).trim()
    headers[name] = name in headers ? `${headers[name]}, ${value}` : value
  }
  return headers
}

function readBody(
  rest: Buffer,
  headers: Readonly<Record<string, string>>,
  isClosed: boolean,
): { body: Buffer; length: number } | null {
  if (headers['transfer-encoding']?.toLowerCase() === 'chunked') return readChunks(rest)
  const length = headers['content-length']
  if (length === undefined) return isClosed ? { body: rest, length: rest.byteLength } : null
  return rest.byteLength < Number(length)
    ? null
    : { body: rest.subarray(0, Number(length)), length: Number(length) }
}

function readChunks(rest: Buffer): { body: Buffer; length: number } | null {
  const pieces: Buffer[] = []
  let at = 0
  for (;;) {
    const end = rest.indexOf('\r\n', at)
    if (end === -1) return null
    const size = Number.parseInt(rest.toString('latin1', at, end), 16)
    const next = end + 2 + size + 2
    if (rest.byteLength < next) return null
    if (size === 0) return { body: Buffer.concat(pieces), length: next }
    pieces.push(rest.subarray(end + 2, end + 2 + size))
    at = next
  }
}
