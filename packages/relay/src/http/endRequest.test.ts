import { endpoints } from '@onlend/core/internal'
import { expect, test } from 'vitest'
import { toPath } from '../../test/toPath.ts'
import { sendWebhook } from '../../test/sendWebhook.ts'
import { type TestRelay, testRelay } from '../../test/testRelay.ts'

const limit = toPath(endpoints.getCreditLimit.path)

/** The lines about requests, without what differs between runs. */
function getLines({ logs }: TestRelay): Record<string, unknown>[] {
  return logs
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ event }) => event === 'request')
}

test('a read leaves one line of names, codes and times', async () => {
  const relay = await testRelay()
  relay.upstream.answer = () => {
    relay.time.now += 40
    return Response.json({ status: 'success', message: 'ok', data: null })
  }
  await relay.send('GET', limit, { headers: { 'X-Request-Id': '0195a3c2-7f41-7d3e-9a5b-2c6d8e0f1a2b' } })
  expect(getLines(relay)).toEqual([
    {
      event: 'request',
      message: 'request',
      requestId: '0195a3c2-7f41-7d3e-9a5b-2c6d8e0f1a2b',
      method: 'GET',
      route: endpoints.getCreditLimit.path,
      endpoint: 'getCreditLimit',
      status: 200,
      code: null,
      ms: 40,
      upstreamMs: 40,
      actor: expect.stringMatching(/^[0-9a-f]{16}$/),
      operation: null,
    },
  ])
})

test('a write names its operation, and a replay was not sent to the service', async () => {
  const relay = await testRelay()
  await relay.withdraw('key-logged')
  await relay.withdraw('key-logged')
  expect(getLines(relay)).toMatchObject([
    { route: endpoints.withdraw.path, operation: 'key-logged', status: 200, upstreamMs: 0 },
    { operation: 'key-logged', status: 200, upstreamMs: null },
  ])
})

test.each([
  ['nowhere', 'GET', '/customers/22345678901', { route: 'none', status: 404, code: 'not_found' }],
  ['foreign', 'GET', '/operations/22345678901', { route: '/operations/{operationId}', status: 404 }],
  [
    'unread',
    'GET',
    '/session?bvn=22345678901',
    { route: '/session', status: 400, code: 'malformed_request' },
  ],
  ['odd', 'BVN22345678901', '/session', { method: 'other', status: 405, code: 'method_not_allowed' }],
] as const)('an address that is %s is logged as its template', async (_what, method, path, line) => {
  const relay = await testRelay()
  await relay.send(method, path)
  expect(getLines(relay)).toMatchObject([line])
  expect(relay.logs.join()).not.toContain('22345678901')
})

test('a log line of a request without a session names no person, and a webhook names its route', async () => {
  const relay = await testRelay()
  await relay.send('GET', '/session', { as: null })
  await sendWebhook(relay)
  expect(getLines(relay)).toMatchObject([
    { actor: null, status: 401, code: 'unauthenticated' },
    { actor: null, status: 200, route: '/webhooks/{name}/{token?}' },
  ])
})

test('each person has one pseudonym in the log, and another secret gives other pseudonyms', async () => {
  const secret = 'the same on every instance'
  const names: unknown[] = []
  for (const logging of [{ secret }, { secret }, { secret: 'another' }, {}, {}]) {
    const relay = await testRelay({ logging })
    await relay.send('GET', '/session')
    await relay.send('GET', '/session')
    await relay.send('GET', '/session', { as: 'uB' })
    const [first, again, other] = getLines(relay).map(({ actor }) => actor)
    expect(first).toBe(again)
    expect(first).not.toBe(other)
    names.push(first)
  }
  expect(names[0]).toBe(names[1])
  expect(new Set(names).size).toBe(4)
})

test('a host whose ids are not personal can log them unchanged', async () => {
  const relay = await testRelay({ logging: { actor: 'plain' } })
  await relay.send('GET', '/session')
  expect(getLines(relay)).toMatchObject([{ actor: 'uA' }])
})

test('one id goes from the page through the log to the service and back', async () => {
  const relay = await testRelay()
  const sent = await relay.send('GET', limit, {
    headers: { 'X-Request-Id': '4bf92f3577b34da6a3ce929d0e0e4736' },
  })
  const made = await relay.send('GET', limit, { headers: { 'X-Request-Id': 'bad id\t' } })
  const ids = [sent, made].map(({ headers }) => headers.get('X-Request-Id'))
  expect(ids[0]).toBe('4bf92f3577b34da6a3ce929d0e0e4736')
  expect(ids[1]).toMatch(/^[0-9a-f-]{36}$/)
  expect(getLines(relay).map(({ requestId }) => requestId)).toEqual(ids)
  expect(relay.upstream.seen.map(({ headers }) => headers['x-request-id'])).toEqual(ids)
})

test('what fails inside the relay is a warning that says where and not what', async () => {
  const levels: string[] = []
  const relay = await testRelay({
    logger: {
      info: (fields) => levels.push(`info ${fields.event}`),
      warn: (fields) => levels.push(`warn ${fields.event} ${fields.status}`),
      error: (fields) => levels.push(`error ${fields.event} ${fields.name}`),
    },
    wrapStore: (store) => ({
      ...store,
      listOperations: () => Promise.reject(new RangeError('22345678901')),
    }),
  })
  expect((await relay.send('GET', '/operations?customer_partner_id=cp_a')).status).toBe(500)
  expect(levels).toEqual(['error request.failed RangeError', 'warn request 500'])
})

test.each([
  [
    'throw',
    () => {
      throw new Error('disk full')
    },
  ],
  // Left alone, the rejection would end the process.
  ['reject', () => Promise.reject(new Error('disk full'))],
])(
  'a logger and metrics that %s stop nothing, not even the recording of a write that was sent',
  async (what, broken) => {
    let tries = 0
    const relay = await testRelay({
      logger: { info: broken, warn: broken, error: broken },
      metrics: { record: broken },
      // The pause before a record is tried again is over at once; no deadline ever is.
      clock: {
        setTimer(run, milliseconds) {
          if (milliseconds === 50) queueMicrotask(run)
          return () => undefined
        },
      },
      authenticate: () => ({
        userId: 'uA',
        role: 'customer-partner',
        customerPartners: [{ id: 'cp_a', name: 'A' }],
      }),
      wrapStore: (store) => ({
        ...store,
        record: (...all) => (tries++ === 0 ? Promise.reject(new Error('busy')) : store.record(...all)),
      }),
    })
    expect((await relay.withdraw(`key-broken-${what}`)).status).toBe(200)
    expect((await relay.send('GET', `/operations/key-broken-${what}`)).data).toMatchObject({
      state: 'accepted',
    })
    expect(tries).toBe(2)
  },
)
