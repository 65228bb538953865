import type { Sandbox } from '@onlend/sandbox'
import { expect } from 'vitest'
import type { Principal } from '../../src/http/Principal.ts'
import { matchPath } from '../matchPath.ts'
import { toPrincipal } from './people.ts'
import type { Answer, SendOptions, World, WorldOptions } from './World.ts'

/** One of the two relays, seen from outside. */
export type Door = {
  sandbox: Sandbox
  fetch: (url: string, init: RequestInit) => Promise<Response>
  /** What the relay does by itself from time to time. */
  sweep: () => Promise<void>
  /** Who is signed in from now on. */
  enter: (principal: Principal | null) => void
}

/** A request and its answer, in which every id that a relay gave out stands as its number. */
export type Exchange = {
  request: string
  endpoint: string | null
  /** Status, and the code of a refusal. */
  answer: string
  headers: Record<string, string>
  body: unknown
}

type Transcript = { createWorld: (options: WorldOptions) => World; read: () => Exchange[] }

const base = 'https://app.test/lending'

/** What only a browser reads, which stands between no page and its double. */
const ofBrowsers = new Set([
  'x-content-type-options',
  'content-security-policy',
  'referrer-policy',
  'cross-origin-resource-policy',
  'content-length',
  'etag',
])

/** Writes down what a relay is asked and what it answers. */
export function createTranscript(door: Door): Transcript {
  const exchanges: Exchange[] = []
  const given: string[] = []
  const give = (id: unknown): void => {
    if (typeof id === 'string' && !id.startsWith('key-') && !given.includes(id)) given.push(id)
  }

  const send = async (
    options: WorldOptions,
    method: string,
    path: string,
    { as = 'harbour', body, headers = {} }: SendOptions = {},
  ): Promise<Answer> => {
    door.enter(as === null ? null : toPrincipal(as, options.operator ?? true))
    const isJson = typeof body === 'string' || (body !== undefined && !(body instanceof Uint8Array))
    const own = {
      'X-Relay': '1',
      'Sec-Fetch-Site': 'same-origin',
      ...(isJson && { 'Content-Type': 'application/json' }),
      ...headers,
    }
    const sent = Object.entries(own).filter((pair): pair is [string, string] => pair[1] !== null)
    const response = await door.fetch(`${base}${path}`, {
      method,
      headers: Object.fromEntries(sent),
      body: isJson && typeof body !== 'string' ? JSON.stringify(body) : ((body as BodyInit) ?? null),
    })
    const text = await response.text()
    const isParsable = text !== '' && response.headers.get('Content-Type')?.includes('json')
    const parsed = isParsable ? JSON.parse(text) : text
    const code = response.headers.get('Onlend-Error')
    const shown = Object.fromEntries([...response.headers].filter(([name]) => !ofBrowsers.has(name)))
    visit(parsed, give)
    if (shown['x-request-id']) shown['x-request-id'] = 'given'
    give(shown.location?.split('/').at(-1))
    const found = matchPath(method, path.split('?')[0] ?? '')
    exchanges.push({
      request: `${as}: ${method} ${path}`,
      endpoint: found.type === 'found' ? found.route.endpoint.name : null,
      answer: code === null ? String(response.status) : `${response.status} ${code}`,
      headers: shown,
      // The words of a refusal are for the developer who reads them.
      body: code === null || !isParsable ? parsed : { ...parsed, message: typeof parsed.message },
    })
    const data = typeof parsed === 'object' ? parsed?.data : undefined
    return { status: response.status, code, headers: response.headers, text, data }
  }

  return {
    createWorld: (options) => ({
      sandbox: door.sandbox,
      async pass(ms) {
        await door.sandbox.advance(ms)
        await door.sweep()
      },
      send: (...asked) => send(options, ...asked),
      withdraw: (key, changes = {}, more = {}) =>
        send(options, 'POST', '/v1/baas/customer-partner/cp_adaeze/withdraw', {
          body: { ...withdrawal, ...changes },
          ...more,
          headers: { 'Idempotency-Key': key, ...more.headers },
        }),
      async follow(customerPartnerId, many) {
        door.enter(toPrincipal('harbour', options.operator ?? true))
        const path = `/events?customer_partner_id=${customerPartnerId}`
        const stop = new AbortController()
        const response = await door.fetch(`${base}${path}`, {
          headers: { Accept: 'text/event-stream', 'Sec-Fetch-Site': 'same-origin', 'X-Relay': '1' },
          signal: stop.signal,
        })
        const events = await readEvents(response, many)
        stop.abort()
        for (const { id } of events) give(id)
        exchanges.push({
          request: `stream ${path}`,
          endpoint: 'listChangeEvents',
          answer: String(response.status),
          headers: { 'content-type': response.headers.get('Content-Type') ?? '' },
          body: events,
        })
      },
    }),
    read() {
      const calls = door.sandbox.calls.map(({ endpoint, status }) => ({ endpoint, status }))
      const all = [...exchanges, { request: 'calls', endpoint: null, answer: '', headers: {}, body: calls }]
      // The cast states what a copy with other texts in it is.
      return rename(all, given) as Exchange[]
    },
  }
}

const withdrawal = {
  account_type: 'bank',
  name: 'Ada Obi',
  amount: 1500,
  account_number: '0123456789',
  bank_code: '058',
}

/** Every id and hash in a body, in order. */
function visit(value: unknown, give: (id: unknown) => void): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'id' || key === 'hash') give(inner)
    else visit(inner, give)
  }
}

/** A copy in which every id that was given out stands as its number; a short one only where it stands alone. */
function rename(value: unknown, given: readonly string[]): unknown {
  if (typeof value === 'string') {
    const at = given.indexOf(value)
    if (at !== -1) return `#${at}`
    return given.reduce((text, id, index) => (id.length > 8 ? text.replaceAll(id, `#${index}`) : text), value)
  }
  if (Array.isArray(value)) return value.map((one) => rename(one, given))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inner]) => {
    // The double counts by the machine's clock, as its readers do.
    if (key === 'quiet' && inner !== null) return [key, typeof inner]
    // Of headers, only an address holds what was given out.
    const isKept = key.startsWith('onlend-') || key.startsWith('upload-') || key === 'sequence'
    return [key, isKept ? inner : rename(inner, given)]
  })
  return Object.fromEntries(entries)
}

async function readEvents(response: Response, many: number): Promise<{ id: string; data: unknown }[]> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  expect(reader, 'a stream').toBeDefined()
  let text = ''
  const complete = () =>
    text
      .split('\n\n')
      .slice(0, -1)
      .filter((one) => /^data:/m.test(one))
  while (reader && complete().length < many) {
    const { value, done } = await reader.read()
    if (done) break
    text += value
  }
  await reader?.cancel()
  return complete().map((one) => ({
    id: /^id: ?(.*)$/m.exec(one)?.[1] ?? '',
    data: JSON.parse(/^data: ?(.*)$/m.exec(one)?.[1] ?? 'null'),
  }))
}
