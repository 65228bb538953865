import { endpoints } from '@onlend/core/internal'
import { expect, test } from 'vitest'
import { postgresLimiter } from './postgresLimiter.ts'
import type { RelayStore } from '../../RelayStore.ts'
import { heldClock } from '../../../test/heldClock.ts'
import { toPath } from '../../../test/toPath.ts'
import { sendWebhook } from '../../../test/sendWebhook.ts'
import { testDatabase } from '../../../test/testDatabase.ts'
import { testRelay, webhookSecret } from '../../../test/testRelay.ts'
import { signTestWebhook } from '../../inbox/signTestWebhook.ts'
import { standardWebhookVerifier } from '../../inbox/standardWebhookVerifier.ts'
import type { LimitOptions } from './LimitOptions.ts'
import type { RateLimiter } from './RateLimiter.ts'

const limit = toPath(endpoints.getCreditLimit.path)
const two = { limit: 2, window: 60_000 }

/** The statuses of so many reads in a row. */
async function read({ send }: Awaited<ReturnType<typeof testRelay>>, times: number): Promise<number[]> {
  const statuses: number[] = []
  for (let at = 0; at < times; at += 1) statuses.push((await send('GET', limit)).status)
  return statuses
}

test('a person over their budget is told when it is full again, in the relay’s own words, and nothing is sent', async () => {
  const relay = await testRelay({ limits: { person: { reads: two } } })
  await read(relay, 2)
  relay.time.now += 18_500
  const answer = await relay.send('GET', limit)
  expect([answer.status, answer.code, answer.headers.get('Retry-After')]).toEqual([429, 'rate_limited', '42'])
  expect(JSON.parse(answer.text)).toMatchObject({ status: 'error', data: null })
  expect(relay.upstream.seen).toHaveLength(2)
  relay.time.now += 41_500
  expect(await read(relay, 3)).toEqual([200, 200, 429])
})

test('S82: a budget is the signed-in person’s, whatever address, name or spelling a request shows', async () => {
  const { send } = await testRelay({ limits: { person: { reads: two } } })
  const disguises = ['10.0.0.1', '10.0.0.2', '10.0.0.3'].map((address) => {
    return { 'X-Forwarded-For': address, Forwarded: `for=${address}`, 'X-Real-IP': address, Cookie: 's=uA' }
  })
  const statuses: number[] = []
  for (const headers of disguises) statuses.push((await send('GET', limit, { headers })).status)
  expect(statuses).toEqual([200, 200, 429])
  expect((await send('GET', '/session')).status).toBe(429)
  expect((await send('GET', '/session', { as: 'uB' })).status).toBe(200)
})

test('S82: the pieces of an import spend nothing of what a withdrawal needs', async () => {
  const { send } = await testRelay({ limits: { person: { batches: { limit: 1, window: 60_000 } } } })
  const answers: number[] = []
  for (const endpoint of [endpoints.registerTransactions, endpoints.reconcileRepayments, endpoints.withdraw])
    answers.push((await send('POST', toPath(endpoint.path), { body: {} })).status)
  // Counted before a body is read: the last is refused for its fields, and not for the budget.
  expect(answers[1]).toBe(429)
  expect(answers).not.toEqual([429, 429, 429])
  expect(answers[2]).not.toBe(429)
})

test('S82: two instances that share a limiter share the budget', async () => {
  const database = await testDatabase()
  await database.query('drop table if exists onlend_rate_limits')
  const limits = { person: { reads: two }, limiter: postgresLimiter(database) }
  // Time stands still: on a busy machine the database may take longer than a relay waits for a limiter, and each would count alone.
  const clock = heldClock()
  const one = await testRelay({ limits, clock })
  const other = await testRelay({ clock, limits: { ...limits, limiter: postgresLimiter(database) } })
  expect([...(await read(one, 1)), ...(await read(other, 2)), ...(await read(one, 1))]).toEqual([
    200, 200, 429, 429,
  ])
  const rows = await database.query<{ key: string }>('select key from onlend_rate_limits')
  expect(JSON.stringify(rows)).not.toContain('uA')
})

test('writes have a budget of their own, and a replay counts as a write', async () => {
  const relay = await testRelay({ limits: { person: { reads: two, writes: two } } })
  await read(relay, 3)
  expect((await relay.withdraw('key-limited')).status).toBe(200)
  expect((await relay.withdraw('key-limited')).status).toBe(200)
  expect((await relay.withdraw('key-limited')).code).toBe('rate_limited')
  expect(relay.upstream.seen.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test('people of one partner share its budget, and who is over their own spends nothing of it', async () => {
  const limits: LimitOptions = { person: { reads: { limit: 1, window: 60_000 } }, partner: { reads: two } }
  let userId = 'first'
  const { send } = await testRelay({
    limits,
    authenticate: () => ({
      userId,
      role: 'channel-partner',
      channelPartnerId: 'chp_p',
      customerPartners: [{ id: 'cp_a', name: 'A' }],
    }),
  })
  const statuses: number[] = []
  for (const person of ['first', 'first', 'first', 'second', 'third']) {
    userId = person
    statuses.push((await send('GET', limit)).status)
  }
  expect(statuses).toEqual([200, 429, 429, 200, 429])
})

test('S82: a person who acts for several partners uses up the budget of none of them', async () => {
  const partners = { accountant: ['cp_a', 'cp_b'], uA: ['cp_a'], uB: ['cp_b'] }
  let userId: keyof typeof partners = 'accountant'
  const { send } = await testRelay({
    limits: { partner: { reads: two } },
    authenticate: () => {
      const customerPartners = partners[userId].map((id) => ({ id, name: id }))
      return { userId, role: 'customer-partner', customerPartners }
    },
  })
  const ask = async (who: keyof typeof partners, times: number): Promise<number[]> => {
    userId = who
    const statuses: number[] = []
    for (let at = 0; at < times; at += 1) statuses.push((await send('GET', '/session')).status)
    return statuses
  }
  expect(await ask('accountant', 3)).toEqual([200, 200, 429])
  expect(await ask('uA', 3)).toEqual([200, 200, 429])
  expect(await ask('uB', 2)).toEqual([200, 200])
})

test('S82: the reads of all people together cannot spend the shared key, nor what writes need', async () => {
  const { send, withdraw } = await testRelay({ limits: { service: { reads: two, writes: two } } })
  const statuses: number[] = []
  for (const as of ['uA', 'uP', 'uB'] as const) {
    const path = toPath(endpoints.getCreditLimit.path, { customerPartnerId: as === 'uB' ? 'cp_b' : 'cp_a' })
    statuses.push((await send('GET', path, { as })).status)
  }
  expect(statuses).toEqual([200, 200, 429])
  expect((await send('GET', '/session', { as: 'uB' })).status).toBe(200)
  expect((await withdraw('key-still-writes')).status).toBe(200)
})

test('S68: a flood of forged webhooks uses up a budget of its own, and genuine ones are still accepted', async () => {
  const verify = standardWebhookVerifier({ secrets: [webhookSecret] })
  const relay = await testRelay({
    limits: { webhooks: two, refusedWebhooks: two },
    webhooks: { service: { verify }, quiet: { verify } },
  })
  await relay.withdraw('key-behind-a-flood')
  const forge = async (name: string) =>
    (await relay.send('POST', `/webhooks/${name}`, { as: null, body: '{}' })).status
  const forged: number[] = []
  for (const name of ['service', 'service', 'service', 'quiet']) forged.push(await forge(name))
  expect(forged).toEqual([401, 401, 429, 401])
  const genuine: (string | null)[] = []
  for (const id of ['evt_1', 'evt_2', 'evt_3']) genuine.push((await sendWebhook(relay, { id })).code)
  expect(genuine).toEqual([null, null, 'rate_limited'])
  const operation = await relay.send('GET', '/operations/key-behind-a-flood')
  expect(operation.data).toMatchObject({ state: 'succeeded', verified: true })
})

test('S68: a stale, an oversized and an unaccepted webhook spend nothing of what is genuine', async () => {
  const verify = standardWebhookVerifier({ secrets: [webhookSecret] })
  const relay = await testRelay({ limits: { webhooks: two }, webhooks: { service: { verify } } })
  const body = '{}'
  const headers = await signTestWebhook({ secret: webhookSecret, id: 'evt_old', body, now: 0 })
  for (let at = 0; at < 3; at += 1) {
    expect((await relay.send('POST', '/webhooks/service', { as: null, body, headers })).status).toBe(400)
    const large = { as: null, body: 'x'.repeat(300_000) }
    expect((await relay.send('POST', '/webhooks/service', large)).status).toBe(413)
  }
  for (const id of ['evt_1', 'evt_2']) expect((await sendWebhook(relay, { id })).status).toBe(200)
})

test('S83: requests without a session use up no budget and never reach the store', async () => {
  const asked: string[] = []
  const spy: ProxyHandler<RelayStore> = {
    get: (store, name, receiver) => {
      asked.push(String(name))
      return Reflect.get(store, name, receiver)
    },
  }
  const { send } = await testRelay({
    limits: { person: { reads: two }, service: { reads: two } },
    wrapStore: (store) => new Proxy(store, spy),
  })
  asked.length = 0
  const paths = ['/session', limit, '/nowhere', '/operations/x', '/events?customer_partner_id=cp_a']
  for (let at = 0; at < 60; at += 1) {
    const answer = await send(at % 3 === 0 ? 'POST' : 'GET', paths[at % paths.length] ?? '', { as: null })
    expect([answer.status, answer.code]).toEqual([401, 'unauthenticated'])
  }
  expect(asked).toEqual([])
  expect((await send('GET', limit)).status).toBe(200)
})

test('trying other partners’ ids is counted like everything else', async () => {
  const { send } = await testRelay({ limits: { person: { reads: two } } })
  const foreign = toPath(endpoints.getCreditLimit.path, { customerPartnerId: 'cp_b' })
  const statuses: number[] = []
  for (let at = 0; at < 3; at += 1) statuses.push((await send('GET', foreign)).status)
  expect(statuses).toEqual([403, 403, 429])
})

test('without limits nothing is refused, and the defaults let a busy person work', async () => {
  expect(new Set(await read(await testRelay({ limits: false }), 9))).toEqual(new Set([200]))
  expect(new Set(await read(await testRelay({ limits: {} }), 50))).toEqual(new Set([200]))
})

test.each([
  ['throws', () => Promise.reject(new Error('down'))],
  [
    'throws at once',
    () => {
      throw new Error('down')
    },
  ],
  ['hangs', () => new Promise<null>(() => undefined)],
] satisfies [string, RateLimiter['use']][])(
  'a shared limiter that %s neither stops reads nor takes the limit away',
  async (_what, use) => {
    const timers: (() => void)[] = []
    const relay = await testRelay({
      limits: { person: { reads: two }, limiter: { use } },
      clock: {
        now: () => 1_000,
        setTimer: (run, milliseconds) => {
          // The timeout of the limiter ends at once; nothing else is.
          if (milliseconds === 500) queueMicrotask(run)
          timers.push(run)
          return () => undefined
        },
      },
    })
    expect(await read(relay, 3)).toEqual([200, 200, 429])
    expect(relay.logs.filter((line) => line.includes('limits.unshared'))).toHaveLength(1)
  },
)

test.each([
  { person: { reads: { limit: 0, window: 1 } } },
  { webhooks: { limit: 1.5, window: 1 } },
  { refusedWebhooks: { limit: 0, window: 1 } },
  { service: { writes: { limit: 1, window: Number.NaN } } },
])('the limits %j cannot be', async (limits) => {
  await expect(testRelay({ limits })).rejects.toThrow(TypeError)
})
