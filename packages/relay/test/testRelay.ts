import { expect } from 'vitest'
import { joinRelay, type JoinOptions } from '../src/joinRelay.ts'
import type { Principal } from '../src/http/Principal.ts'
import type { Relay } from '../src/Relay.ts'
import { matchPath } from './matchPath.ts'
import { createStore } from '../src/createStore.ts'
import type { RelayStore } from '../src/RelayStore.ts'
import { defaultWebhookParser } from '../src/inbox/defaultWebhookParser.ts'
import { standardWebhookVerifier } from '../src/inbox/standardWebhookVerifier.ts'
import { systemClock } from '../src/lib/systemClock.ts'
import { openStore, testSecret } from './openStore.ts'
import { testDatabase } from './testDatabase.ts'

/** One request as the service would see it. */
type SeenRequest = {
  method: string
  url: string
  headers: Record<string, string>
  body: string
  /** False when the body broke off before its end. */
  isComplete: boolean
}

type Answer = Response | Error | Promise<Response>

/** A service that notes what reaches it and answers what it is told. */
type RecordingUpstream = {
  fetch: (request: Request) => Promise<Response>
  readonly seen: SeenRequest[]
  /** Called for every request; the default accepts. */
  answer: (request: Request) => Answer
}

/** What a service answers that has taken a write. */
const accepted = (): Response =>
  Response.json({ status: 'success', message: 'Transfer in progress', data: [] })

/** Makes a service that accepts everything until it is told otherwise. */
function recordingUpstream(): RecordingUpstream {
  const upstream: RecordingUpstream = {
    seen: [],
    answer: accepted,
    async fetch(request) {
      const { method, url, headers } = request
      const seen: SeenRequest = {
        method,
        url,
        headers: Object.fromEntries(headers),
        body: '',
        isComplete: false,
      }
      upstream.seen.push(seen)
      seen.body = await request.text()
      seen.isComplete = true
      const answer = await upstream.answer(request)
      if (answer instanceof Error) throw answer
      return answer
    },
  }
  return upstream
}

/** Secrets that may never be seen outside the relay. */
export const canaries = {
  key: 'sk_canary_KEY_0001',
  appKey: 'ak_canary_PARTNER_0001',
  cookie: 'session_canary_0001',
}

/** The secret that test webhooks are signed with. */
export const webhookSecret = `whsec_${btoa('webhook canary secret, 32 bytes!')}`

/** Two customer partners that must not see each other, and the channel partner of the first. */
export const people = {
  uA: { userId: 'uA', role: 'customer-partner', customerPartners: [{ id: 'cp_a', name: 'A' }] },
  uB: { userId: 'uB', role: 'customer-partner', customerPartners: [{ id: 'cp_b', name: 'B' }] },
  uP: {
    userId: 'uP',
    role: 'channel-partner',
    channelPartnerId: 'chp_p',
    customerPartners: [{ id: 'cp_a', name: 'A' }],
  },
} as const satisfies Record<string, unknown>

/** Who sends a request; `null`: a request without a session. */
export type PersonName = keyof typeof people | null

type SendOptions = {
  as?: PersonName
  body?: BodyInit | Record<string, unknown>
  headers?: Record<string, string>
}

/** An answer, read whole. */
export type TestAnswer = {
  status: number
  headers: Headers
  text: string
  code: string | null
  data: unknown
}

/** A relay with everything around it within reach. */
export type TestRelay = {
  relay: Relay
  store: RelayStore
  upstream: RecordingUpstream
  logs: string[]
  time: { now: number }
  send(method: string, path: string, options?: SendOptions): Promise<TestAnswer>
  withdraw(key: string, changes?: Record<string, unknown>, options?: SendOptions): Promise<TestAnswer>
}

const nothing = {}

/** What the database sees, by what tests are given to look into. */
const rawStores = new WeakMap<object, RelayStore>()

/** A relay on the worker's database. Every answer and log line is searched for the canaries as it passes. */
export async function testRelay(
  changes: Partial<JoinOptions> & { wrapStore?: (store: RelayStore) => RelayStore } = {},
): Promise<TestRelay> {
  const { wrapStore = (same: RelayStore) => same, store: given, ...options } = changes
  // A store that is handed in is another relay's, and keeps what is in it.
  const store = rawStores.get(given ?? nothing) ?? given ?? wrapStore(createStore(await testDatabase()))
  const upstream = recordingUpstream()
  const logs: string[] = []
  const log = (fields: object, message: string): void =>
    void logs.push(JSON.stringify({ ...fields, message }))
  const time = { now: Date.parse('2026-03-02T10:00:00.000Z') }
  const relay = joinRelay({
    upstream: { baseUrl: 'https://service.test/base', apiKey: canaries.key, fetch: upstream.fetch },
    environment: 'sandbox',
    mountPath: '/lending',
    authenticate: readPerson,
    ledgerSecret: testSecret,
    webhooks: {
      service: { verify: standardWebhookVerifier({ secrets: [webhookSecret] }), parse: defaultWebhookParser },
    },
    // A batch that rests between two pieces would keep its test waiting.
    clock: { now: () => time.now, setTimer: (run, ms) => systemClock.setTimer(run, ms <= 500 ? 0 : ms) },
    logger: { info: log, warn: log, error: log },
    // Tests of limits set their own; ten thousand requests of one person at once are never reached here.
    limits: false,
    ...options,
    store,
  })

  const send: TestRelay['send'] = async (method, path, { as = 'uA', body, headers = {} } = {}) => {
    const isPlain = body !== undefined && Object.getPrototypeOf(body) === Object.prototype
    const request = new Request(`https://app.test/lending${path}`, {
      method,
      headers: {
        'X-Relay': '1',
        'Sec-Fetch-Site': 'same-origin',
        Cookie: `${canaries.cookie}=${as ?? ''}`,
        ...(isPlain || typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}),
        ...headers,
      },
      body: isPlain ? JSON.stringify(body) : ((body as BodyInit | undefined) ?? null),
      ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
    })
    // A brand alone may be kept, by the browser that asked for it, and its files, by every cache.
    const caching =
      path.split('?')[0] === '/tenant'
        ? /^(?:no-store|private, no-cache)$/
        : path.startsWith('/brand-files/')
          ? /^(?:no-store|public, max-age=31536000, immutable)$/
          : /no-store/
    const answer = await readAnswer(await relay.fetch(request), { logs, upstream, caching })
    expectDeclared(method, path, answer.code)
    return answer
  }
  const withdraw: TestRelay['withdraw'] = (key, bodyChanges = {}, more = {}) =>
    send('POST', '/v1/baas/customer-partner/cp_a/withdraw', {
      body: {
        account_type: 'bank',
        name: 'Ada Obi',
        amount: 1500.5,
        account_number: '0123456789',
        bank_code: '058',
        ...bodyChanges,
      },
      ...more,
      headers: { 'Idempotency-Key': key, ...more.headers },
    })
  const opened = openStore(store)
  rawStores.set(opened, store)
  return { relay, store: opened, upstream, logs, time, send, withdraw }
}

function readPerson(request: Request): Principal | null {
  const [, name] = (request.headers.get('Cookie') ?? '').split('=')
  // The cast narrows the name to those that exist; any other finds no principal.
  const person = people[name as keyof typeof people]
  // The clone belongs to this test alone: what is read-only in the table may be written in it.
  return person ? (structuredClone(person) as unknown as Principal) : null
}

/** A route of the relay's own refuses with no code that its endpoint does not name. */
function expectDeclared(method: string, path: string, code: string | null): void {
  const found = matchPath(method, path.split('?')[0] ?? '')
  if (code === null || found.type !== 'found' || found.route.service !== null) return
  expect(found.route.endpoint.errors, `${method} ${path}`).toContain(code)
}

/** The headers of every answer: a browser neither sniffs nor frames the answer, and passes its address to no site. */
const guards = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Referrer-Policy': 'no-referrer',
}

async function readAnswer(
  response: Response,
  { logs, upstream, caching }: { logs: readonly string[]; upstream: RecordingUpstream; caching: RegExp },
): Promise<TestAnswer> {
  const text = await response.text()
  const outside = [text, JSON.stringify([...response.headers]), ...logs].join('\n')
  for (const canary of [canaries.key, canaries.appKey, webhookSecret]) expect(outside).not.toContain(canary)
  for (const { headers } of upstream.seen) expect(JSON.stringify(headers)).not.toContain(canaries.cookie)
  expect(response.headers.get('Cache-Control')).toMatch(caching)
  for (const [name, value] of Object.entries(guards)) expect(response.headers.get(name), name).toBe(value)
  // A client reads no answer without it.
  expect(response.headers.get('Onlend-Relay')).toBe('1')
  const parsed: unknown = text === '' ? null : JSON.parse(text)
  const data = typeof parsed === 'object' && parsed !== null && 'data' in parsed ? parsed.data : undefined
  return {
    status: response.status,
    headers: response.headers,
    text,
    code: response.headers.get('Onlend-Error'),
    data,
  }
}
