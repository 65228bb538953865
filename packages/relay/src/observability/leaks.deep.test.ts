import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { prometheusMetrics } from './prometheusMetrics.ts'
import type { UploadOptions } from '../uploads/UploadOptions.ts'
import { routes } from '../../test/routes.ts'
import type { RelayStore } from '../RelayStore.ts'
import { callEverywhere, personal } from '../../test/callEverywhere.ts'
import { stagingRelay } from '../../test/stagingRelay.ts'
import { canaries, people, type TestRelay, webhookSecret } from '../../test/testRelay.ts'
import { type RecordingTracing, recordingTracing } from '../../test/recordingTracing.ts'
import { tokenKeys } from '../../test/tokenRelay.ts'

const forbidden = [
  ...Object.values(canaries),
  ...Object.values(personal),
  ...tokenKeys.map(({ secret }) => secret),
  webhookSecret,
]

const echo = `{"app_key":"${canaries.appKey}","echo":"Bearer ${canaries.key}"}`
const reasons = [...Object.values(personal), canaries.key].join(' ')

const services: [string, TestRelay['upstream']['answer']][] = [
  ['takes everything', () => new Response(`{"status":"success","message":"ok","data":[${echo}]}`)],
  [
    'refuses with everything it knows',
    () => new Response(`{"message":"${personal.bvn}","data":${echo}}`, { status: 422 }),
  ],
  ['refuses the key', () => new Response(echo, { status: 401 })],
  ['fails in HTML', () => new Response(`<h1>${reasons}</h1>`, { status: 500 })],
  ['redirects', () => Response.redirect(`https://evil.test/?key=${canaries.key}`)],
  ['breaks', () => new TypeError(`connect ECONNREFUSED ${reasons}`)],
]

/** An error that quotes everything that may not be seen, in each place that an error has for words. */
function loudError(): Error {
  const cause = new AggregateError([new Error(reasons)], reasons, { cause: reasons })
  return Object.assign(new Error(reasons, { cause }), {
    name: 'LoudError',
    sql: reasons,
    toJSON: () => reasons,
    [inspect.custom]: () => reasons,
  })
}

/** Whatever is asked of it fails loudly: as a promise, at once, and with something that is no error. */
function failing(): () => never {
  let asked = 0
  const ways = [
    () => Promise.reject(loudError()),
    () => {
      throw loudError()
    },
    () => Promise.reject(reasons),
    () => {
      throw { message: reasons, stack: reasons }
    },
  ]
  // The cast stands for whatever is expected of a callback that never gives it.
  return () => ways[asked++ % ways.length]?.() as never
}

/** Something of the host's whose every call fails. */
function broken<T extends object>(thing: T): T {
  const fail = failing()
  return new Proxy(thing, { get: () => fail })
}

const staging = broken({}) as UploadOptions['staging'] // every call of it fails, whatever it is

const hosts: [string, NonNullable<Parameters<typeof stagingRelay>[0]>][] = [
  ['authenticates with a throw', { authenticate: failing() }],
  ['authorizes with a throw', { authorize: failing() }],
  ['asks for ownership with a throw', { ownsCustomerPartner: failing() }],
  ['verifies with a throw', { webhooks: { service: { verify: failing() } } }],
  [
    'accepts and parses with a throw',
    {
      webhooks: {
        service: { verify: () => ({ type: 'genuine', id: null, signed: true }), parse: failing() },
      },
    },
  ],
  ['lists senders with a throw', { webhooks: { service: { verify: failing(), accept: failing() } } }],
  ['finds its key with a throw', { upstream: { baseUrl: 'https://service.test', apiKey: failing() } }],
  ['has lost its store', { wrapStore: (store: RelayStore) => broken(store) }],
  ['has lost its staging', { uploads: { staging } }],
  ['finds its brands with a throw', { tenants: { resolve: failing() } }],
  ['finds the tenant of a person with a throw', { brands: { tenantOf: failing(), previewOf: failing() } }],
  [
    'counts and limits with a throw',
    { limits: { limiter: { use: failing() } }, metrics: { record: failing() } },
  ],
]

/** Everything that can be seen of a relay besides its answers. */
async function getOutside(
  relay: TestRelay,
  metrics: ReturnType<typeof prometheusMetrics>,
  { spans, text }: RecordingTracing,
): Promise<string> {
  expect(spans().length).toBeGreaterThan(100)
  const whole =
    inspect(relay.relay, { depth: 12, showHidden: true, getters: true }) + JSON.stringify(relay.relay)
  return [...relay.logs, await metrics.text(), text(), whole].join('\n')
}

const full = {
  tokens: { keys: tokenKeys, origins: ['https://shop.test'] },
  tenants: { resolve: () => ({ version: 1, id: 'chp_p', api_key: canaries.key, note: reasons }) },
  brands: { tenantOf: () => 'chp_p' },
}

test.each(services)(
  'S77, S121: behind a service that %s nothing secret or personal is logged or traced',
  async (_what, answer) => {
    const metrics = prometheusMetrics()
    const traced = recordingTracing({ acceptParent: true, sendParent: true })
    const { tracing } = traced
    const relay = await stagingRelay({ ...full, metrics, tracing, operations: { duplicateWindow: 0 } })
    relay.upstream.answer = answer
    await callEverywhere(relay, 'round')
    await relay.relay.close()
    const outside = await getOutside(relay, metrics, traced)
    for (const canary of forbidden) expect(outside).not.toContain(canary)
    const ids = [...Object.values(people).map(({ userId }) => userId), 'cp_a', 'cp_b', 'chp_p']
    for (const id of ids) expect(traced.text()).not.toContain(`"${id}"`)
    for (const { events, status } of traced.spans()) expect([events, status.message]).toEqual([[], undefined])
    // A route that is not knocked at would prove nothing; a probe leaves no line.
    const called = new Set(relay.logs.map((line) => (JSON.parse(line) as { route?: string }).route))
    for (const { path } of routes) if (!path.startsWith('/health')) expect(called).toContain(path)
  },
)

test.each(hosts)(
  'S77: in a host that %s nothing secret or personal is logged or traced',
  async (_what, options) => {
    const metrics = prometheusMetrics()
    const traced = recordingTracing({ acceptParent: true })
    const relay = await stagingRelay({ ...full, metrics, tracing: traced.tracing, ...options })
    await callEverywhere(relay, 'host')
    await relay.relay.close()
    const outside = await getOutside(relay, metrics, traced)
    for (const canary of forbidden) expect(outside).not.toContain(canary)
    expect(relay.logs.length).toBeGreaterThan(100)
  },
)
