import type { Answer } from './Answer.ts'

/** Reads every complete answer out of the bytes of one connection; `isClosed` also completes one that only the end delimits. */
export function readAnswers(
  bytes: Buffer,
  { isHead, isClosed }: { isHead: boolean; isClosed: boolean },
): Answer[] {
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
