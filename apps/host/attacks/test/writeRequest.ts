import type { Ask } from './Ask.ts'

type WriteRequestParameters = { ask: Ask; origin: string; cookie: string | null }

/** The bytes of a request, written by hand so that nothing tidies it. */
export function writeRequest({ ask, origin, cookie }: WriteRequestParameters): Buffer {
  const { method = 'GET', path, headers = [], body = null, bare = false } = ask
  const bytes = body === null ? null : toBytes(body)
  const given = new Set(headers.map(([name]) => name.toLowerCase()))
  const usual: [string, string][] = [['Host', new URL(origin).host]]
  if (cookie !== null) usual.push(['Cookie', cookie])
  if (!bare) {
    usual.push(['X-Relay', '1'])
    if (method !== 'GET' && method !== 'HEAD') {
      usual.push(['Origin', origin], ['Idempotency-Key', crypto.randomUUID()])
      if (bytes) usual.push(['Content-Type', 'application/json'])
    }
  }
  if (bytes) usual.push(['Content-Length', String(bytes.byteLength)])
  const lines = [...usual.filter(([name]) => !given.has(name.toLowerCase())), ...headers]
  const head = `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`
  return Buffer.concat([Buffer.from(head, 'latin1'), bytes ?? Buffer.alloc(0)])
}

function toBytes(body: NonNullable<Ask['body']>): Buffer {
  if (Buffer.isBuffer(body)) return body
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body))
}
