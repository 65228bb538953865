import { inspect } from 'node:util'
import { type EndpointName, endpoints } from '@onlend/core'
import { expect, test } from 'vitest'
import { prometheusMetrics } from '../metrics/prometheusMetrics.ts'
import type { RelayStore } from '../stores/RelayStore.ts'
import { pathOf } from '../test-support/pathOf.ts'
import { sendWebhook } from '../test-support/sendWebhook.ts'
import { canaries, type TestRelay, testRelay, webhookSecret } from '../test-support/testRelay.ts'

/** What people type and what is secret; none of it may be seen outside an answer to whom it belongs. */
const personal = {
  bvn: '22345678901',
  nin: '98765432109',
  account: '0123456789',
  phone: '08031234567',
  name: 'Zainab-Canary',
  token: 'eyJhbGciOiJIUzI1NiJ9.canary.c2lnbmF0dXJl',
  reason: 'postgres://relay:canary-password@db.internal/ledger',
}
const forbidden = [...Object.values(canaries), webhookSecret, ...Object.values(personal)]

const body = {
  account_type: 'bank',
  name: personal.name,
  amount: 15,
  account_number: personal.account,
  bank_code: '058',
  first_name: personal.name,
  last_name: personal.name,
  contact_number: personal.phone,
  unique_id_type: 'bvn',
  unique_id: personal.bvn,
  customer_partner_id: 'cp_a',
  tenor: 30,
  transactions: [],
  payments: [{ transaction_reference: personal.nin, amount: 1 }],
}
const headers = {
  Authorization: `Bearer ${personal.token}`,
  'X-Canary': personal.reason,
  Referer: `https://app.test/?bvn=${personal.bvn}`,
  'User-Agent': personal.name,
}

/** Calls every endpoint and every route of the relay's own, rightly and wrongly. */
async function knockEverywhere(relay: TestRelay, round: string): Promise<void> {
  const names = Object.keys(endpoints) as EndpointName[]
  for (const name of names) {
    const { method, path } = endpoints[name]
    const write = method === 'GET' ? {} : { body: JSON.stringify(body) }
    const key = method === 'GET' ? {} : { 'Idempotency-Key': `key-${round}-${name}` }
    for (const address of [
      pathOf(path),
      pathOf(path, { customerPartnerId: personal.bvn, channelPartnerId: personal.nin }),
      `${pathOf(path)}?bvn=${personal.bvn}`,
    ])
      await relay.send(method, address, { as: 'uP', ...write, headers: { ...headers, ...key } })
  }
  const broken = {
    body: `{"unique_id":"${personal.bvn}",`,
    headers: { ...headers, 'Idempotency-Key': 'key-broken' },
  }
  await relay.send('POST', pathOf(endpoints.withdraw.path), { as: 'uP', ...broken })
  await relay.send('POST', pathOf(endpoints.withdraw.path), { as: null, ...broken })
  for (const path of [
    '/session',
    '/operations?customer_partner_id=cp_a',
    `/operations/${personal.bvn}`,
    `/operations/key-${round}-withdraw`,
    '/events?customer_partner_id=cp_a',
    '/webhooks/unmatched',
    '/health',
    `/${personal.account}/${personal.name}`,
    `/%zz${personal.bvn}`,
  ])
    await relay.send('GET', path, { as: 'uP', headers })
  await relay.send('POST', `/webhooks/unmatched/${personal.nin}`, {
    as: 'uP',
    body: JSON.stringify(body),
    headers,
  })
  await sendWebhook(relay, { id: `evt_${round}`, data: { ...body, message: personal.name } })
  const forged = {
    'webhook-id': personal.bvn,
    'webhook-timestamp': '1',
    'webhook-signature': `v1,${personal.token}`,
  }
  await relay.send('POST', '/webhooks/service', { as: null, body: JSON.stringify(body), headers: forged })
  await relay.send('POST', `/webhooks/service/${personal.token}`, { as: null, body: 'not json' })
  await relay.relay.sweep().catch(() => undefined)
}

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

/** A store whose every call fails with everything that may not be seen. */
function brokenStore(store: RelayStore): RelayStore {
  return new Proxy(store, { get: () => () => Promise.reject(new Error(reasons)) })
}

const hosts: [string, Parameters<typeof testRelay>[0]][] = [
  ['authenticates with a throw', { authenticate: () => Promise.reject(new Error(reasons)) }],
  ['authorizes with a throw', { authorize: () => Promise.reject(new Error(reasons)) }],
  ['verifies with a throw', { webhooks: { service: { verify: () => Promise.reject(new Error(reasons)) } } }],
  [
    'parses with a throw',
    {
      webhooks: {
        service: {
          verify: () => ({ type: 'genuine', id: null, signed: true }),
          parse: () => Promise.reject(new Error(reasons)),
        },
      },
    },
  ],
  [
    'finds its key with a throw',
    { upstream: { baseUrl: 'https://service.test', apiKey: () => Promise.reject(new Error(reasons)) } },
  ],
  ['has lost its store', { wrapStore: (store) => brokenStore(store) }],
]

/** Everything that can be seen of a relay besides its answers. */
async function outsideOf(relay: TestRelay, metrics: ReturnType<typeof prometheusMetrics>): Promise<string> {
  const whole =
    inspect(relay.relay, { depth: 12, showHidden: true, getters: true }) + JSON.stringify(relay.relay)
  return [...relay.logs, await metrics.text(), whole].join('\n')
}

test.each(services)(
  'S77: behind a service that %s nothing secret or personal is logged',
  async (_what, answer) => {
    const metrics = prometheusMetrics()
    const relay = await testRelay({ metrics, operations: { duplicateWindow: 0 } })
    relay.upstream.answer = answer
    await knockEverywhere(relay, 'round')
    const outside = await outsideOf(relay, metrics)
    for (const canary of forbidden) expect(outside).not.toContain(canary)
    expect(relay.logs.length).toBeGreaterThan(50)
  },
)

test.each(hosts)('S77: in a host that %s nothing secret or personal is logged', async (_what, options) => {
  const metrics = prometheusMetrics()
  const relay = await testRelay({ metrics, ...options })
  await knockEverywhere(relay, 'host')
  const outside = await outsideOf(relay, metrics)
  for (const canary of forbidden) expect(outside).not.toContain(canary)
  expect(relay.logs.length).toBeGreaterThan(50)
})

test('S78: an answer says a code and a request id, and neither host, port nor cause', async () => {
  const relay = await testRelay()
  relay.upstream.answer = () => new TypeError(`getaddrinfo ENOTFOUND service.test ${personal.reason}`)
  const read = await relay.send('GET', pathOf(endpoints.getCreditLimit.path))
  const write = await relay.withdraw('key-verbose')
  for (const { text, headers: answered, status } of [read, write]) {
    const outside = text + JSON.stringify([...answered])
    expect(outside).not.toMatch(/service\.test|ENOTFOUND|canary|base|at \w+ \(/)
    expect(answered.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(status).toBeGreaterThanOrEqual(409)
  }
})
