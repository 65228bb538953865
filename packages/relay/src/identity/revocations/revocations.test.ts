import { endpoints } from '@onlend/core/internal'
import { expect, test } from 'vitest'
import { joinRelay } from '../../joinRelay.ts'
import type { Relay } from '../../Relay.ts'
import type { RelayStore } from '../../RelayStore.ts'
import { deferred } from '../../../test/deferred.ts'
import { heldClock } from '../../../test/heldClock.ts'
import { toPath } from '../../../test/toPath.ts'
import { shop, tokenKeys, tokenRelay } from '../../../test/tokenRelay.ts'
import type { Principal } from '../../http/Principal.ts'
import type { RevokedSubject } from '../revoke.ts'

const uA: Principal = {
  userId: 'uA',
  role: 'customer-partner',
  customerPartners: [{ id: 'cp_a', name: 'A' }],
  sessionId: 'session-1',
}
const events = '/events?customer_partner_id=cp_a'

/** Another instance on the same store. */
function createInstance(
  store: RelayStore,
  clock: { now: () => number },
  { lifetime = 300_000 }: { lifetime?: number } = {},
): Relay {
  return joinRelay({
    upstream: { baseUrl: 'https://service.test', apiKey: 'sk_test_key' },
    environment: 'sandbox',
    mountPath: '/lending',
    authenticate: () => null,
    store,
    clock,
    tokens: { keys: tokenKeys, origins: [shop], lifetime },
  })
}

async function getStatus(relay: Relay, token: string, method = 'GET', path = '/session'): Promise<number> {
  const headers = { Authorization: `Bearer ${token}` }
  return (await relay.fetch(new Request(`https://app.test/lending${path}`, { method, headers }))).status
}

/** Opens a stream and leaves it to be read to its end. */
async function open(relay: Relay, headers: Record<string, string>): Promise<Response> {
  const response = await relay.fetch(
    new Request(`https://app.test/lending${events}`, {
      headers: { Accept: 'text/event-stream', ...headers },
    }),
  )
  expect(response.status).toBe(200)
  return response
}

test('S95: signing out ends the tokens of that session at once, remembered or not, and no other', async () => {
  const { relay, sendAs } = await tokenRelay()
  const used = (await relay.issueToken(uA)).token
  const unused = (await relay.issueToken(uA)).token
  const elsewhere = (await relay.issueToken(uA, { sessionId: 'session-2' })).token
  expect((await sendAs(used, 'GET', '/session')).status).toBe(200)
  await relay.revoke({ sessionId: 'session-1' })
  expect((await sendAs(used, 'GET', '/session')).code).toBe('unauthenticated')
  expect((await sendAs(unused, 'GET', '/session')).code).toBe('unauthenticated')
  expect((await sendAs(elsewhere, 'GET', '/session')).status).toBe(200)
  const later = (await relay.issueToken(uA)).token
  expect((await sendAs(later, 'GET', '/session')).code).toBe('unauthenticated')
})

test('signing a person out everywhere ends what was issued before, and what comes after is good', async () => {
  const { relay, sendAs, time } = await tokenRelay()
  const tokens = [await relay.issueToken(uA), await relay.issueToken(uA, { sessionId: 'session-2' })]
  const other = await relay.issueToken({ ...uA, userId: 'uB' })
  await relay.revoke({ userId: 'uA' })
  for (const { token } of tokens)
    expect((await sendAs(token, 'GET', '/session')).code).toBe('unauthenticated')
  expect((await sendAs(other.token, 'GET', '/session')).status).toBe(200)
  time.now += 5_001
  const { token } = await relay.issueToken(uA, { sessionId: 'session-3' })
  expect((await sendAs(token, 'GET', '/session')).status).toBe(200)
})

test('S95: a write on another instance is refused from the very moment of the sign-out', async () => {
  const { relay, store, time } = await tokenRelay()
  const other = createInstance(store, { now: () => time.now })
  const { token } = await relay.issueToken(uA)
  const withdrawal = toPath(endpoints.withdraw.path)
  // Let in, and then refused for the key that it lacks.
  expect(await getStatus(other, token, 'POST', withdrawal)).toBe(400)
  await relay.revoke({ sessionId: 'session-1' })
  expect(await getStatus(other, token, 'POST', withdrawal)).toBe(401)
  expect(await getStatus(other, token)).toBe(401)
})

test('S95: a sign-out is seen in spite of the clocks of the instances, a minute behind or some seconds ahead', async () => {
  const { relay, sendAs, store, time } = await tokenRelay()
  const behind = createInstance(store, { now: () => time.now - 50_000 })
  const ahead = createInstance(store, { now: () => time.now + 4_000 })
  const { token } = await relay.issueToken(uA)
  expect((await sendAs(token, 'GET', '/session')).status).toBe(200)
  await behind.revoke({ sessionId: 'session-1' })
  time.now += 5_000
  expect((await sendAs(token, 'GET', '/session')).code).toBe('unauthenticated')
  // Issued before the sign-out, and by its date after it.
  const early = (await ahead.issueToken({ ...uA, sessionId: 'session-2' })).token
  await relay.revoke({ userId: 'uA' })
  expect((await sendAs(early, 'GET', '/session')).code).toBe('unauthenticated')
})

test('S95: an instance whose clock was set back goes on looking for sign-outs', async () => {
  const { relay, sendAs, store, time } = await tokenRelay()
  const first = await relay.issueToken({ ...uA, sessionId: 'session-0' })
  expect((await sendAs(first.token, 'GET', '/session')).status).toBe(200)
  time.now -= 3_600_000
  const { token } = await relay.issueToken(uA)
  expect((await sendAs(token, 'GET', '/session')).status).toBe(200)
  await createInstance(store, { now: () => time.now }).revoke({ sessionId: 'session-1' })
  time.now += 5_000
  expect((await sendAs(token, 'GET', '/session')).code).toBe('unauthenticated')
})

test('S95: a revocation outlives every token, also those of an instance that makes longer ones', async () => {
  const { relay, store, time } = await tokenRelay()
  const longLived = createInstance(store, { now: () => time.now }, { lifetime: 3_600_000 })
  const { token } = await longLived.issueToken(uA)
  await relay.revoke({ sessionId: 'session-1' })
  time.now += 3_590_000
  await relay.sweep()
  expect(await getStatus(longLived, token)).toBe(401)
})

test('a sign-out that names no person, session or partner is an error', async () => {
  const { relay } = await tokenRelay()
  const both = { sessionId: 'session-1', userId: 'uA' }
  // The cast stands for a host without types, or one whose session has no id.
  for (const revoked of [
    ...[{ sessionId: '' }, { sessionId: undefined }, { userId: '' }, { userId: 7 }, {}, both],
  ])
    await expect(relay.revoke(revoked as RevokedSubject)).rejects.toThrow('revoke takes')
})

test('a read of the store that never ends does not hold requests up for good', async () => {
  const clock = heldClock()
  let isHanging = false
  const { relay, sendAs } = await tokenRelay({
    clock,
    wrapStore: (store) => ({
      ...store,
      listRevocations: (...all) => (isHanging ? new Promise(() => undefined) : store.listRevocations(...all)),
    }),
  })
  const { token } = await relay.issueToken(uA)
  isHanging = true
  const waiting = sendAs(token, 'GET', '/session')
  await expect.poll(() => clock.waiting(), { interval: 1 }).toBeGreaterThan(0)
  clock.advance(2_000)
  expect((await waiting).code).toBe('store_unavailable')
  isHanging = false
  clock.advance(5_000)
  expect((await sendAs(token, 'GET', '/session')).status).toBe(200)
})

test('S69, S95: while the store is away tokens are taken for reads, for a minute on what is known, then refused as unanswerable, and for writes at once', async () => {
  let isDown = false
  const { relay, sendAs, time, upstream } = await tokenRelay({
    wrapStore: (store) => ({
      ...store,
      listRevocations: (...all) =>
        isDown ? Promise.reject(new Error('down')) : store.listRevocations(...all),
    }),
  })
  const { token } = await relay.issueToken(uA)
  expect((await sendAs(token, 'GET', '/session')).status).toBe(200)
  isDown = true
  expect((await sendAs(token, 'POST', toPath(endpoints.withdraw.path))).code).toBe('store_unavailable')
  expect(upstream.seen).toEqual([])
  time.now += 60_000
  expect((await sendAs(token, 'GET', '/session')).status).toBe(200)
  time.now += 5_000
  expect((await sendAs(token, 'GET', '/session')).code).toBe('store_unavailable')
  isDown = false
  time.now += 5_000
  expect((await sendAs(token, 'GET', '/session')).status).toBe(200)
})

test('a sign-out that could not be kept says so, and holds on this instance', async () => {
  const { relay, sendAs } = await tokenRelay({
    wrapStore: (store) => ({ ...store, revoke: () => Promise.reject(new Error('down')) }),
  })
  const { token } = await relay.issueToken(uA)
  await expect(relay.revoke({ sessionId: 'session-1' })).rejects.toThrow('down')
  expect((await sendAs(token, 'GET', '/session')).code).toBe('unauthenticated')
})

test('S27: signing out ends the open streams of that session at once, by token and by cookie', async () => {
  const { relay } = await tokenRelay({ authenticate: () => uA })
  const { token } = await relay.issueToken(uA)
  const byToken = await open(relay, { Authorization: `Bearer ${token}` })
  const byCookie = await open(relay, {})
  const other = await open(relay, {
    Authorization: `Bearer ${(await relay.issueToken(uA, { sessionId: 'session-2' })).token}`,
  })
  await relay.revoke({ sessionId: 'session-1' })
  expect(await byToken.text()).toContain('retry')
  expect(await byCookie.text()).toContain('retry')
  const reader = (other.body as ReadableStream<Uint8Array>).getReader()
  expect((await reader.read()).done).toBe(false)
  await reader.cancel()
})

test('S27: a stream ends when its token has, and the next token opens it again', async () => {
  const clock = heldClock()
  const { relay } = await tokenRelay({ clock })
  const stream = await open(relay, { Authorization: `Bearer ${(await relay.issueToken(uA)).token}` })
  const ended = deferred<string>()
  void stream.text().then(ended.resolve, ended.reject)
  clock.advance(400_000)
  expect(await ended.promise).toContain('retry')
  const again = await open(relay, { Authorization: `Bearer ${(await relay.issueToken(uA)).token}` })
  await again.body?.cancel()
})

test('S27: a stream ends with the next look at its session, where that was revoked on another instance', async () => {
  const clock = heldClock()
  const { relay, store } = await tokenRelay({ clock, authenticate: () => uA })
  const other = createInstance(store, clock)
  const byToken = await open(other, { Authorization: `Bearer ${(await relay.issueToken(uA)).token}` })
  const byCookie = await open(relay, {})
  await createInstance(store, clock).revoke({ sessionId: 'session-1' })
  const ended = [byToken.text(), byCookie.text()]
  clock.advance(75_000)
  for (const text of ended) expect(await text).toContain('retry')
})

test.each([
  ['its session has', null],
  ['its partner is taken from its person', { customerPartners: [] }],
  ['its session is another person’s, who may act for the same partner', { userId: 'uZ' }],
])('S27: a stream ends when %s', async (_what, change) => {
  const clock = heldClock()
  let person: Principal | null = uA
  const { relay } = await tokenRelay({ clock, authenticate: () => person })
  const stream = await open(relay, {})
  const ended = stream.text()
  person = change && { ...uA, ...change }
  clock.advance(75_000)
  expect(await ended).toContain('retry')
})

test('a revocation is forgotten once no session and no token can be alive that it is about', async () => {
  const { relay, store, time } = await tokenRelay()
  await relay.revoke({ sessionId: 'session-1' })
  await relay.revoke({ userId: 'uA' })
  await relay.sweep()
  expect(await store.listRevocations('sandbox', 0)).toHaveLength(2)
  expect(JSON.stringify(await store.listRevocations('sandbox', 0))).not.toMatch(/uA|session-1/)
  expect(await store.listRevocations('production', 0)).toEqual([])
  time.now += 43_261_000
  await relay.sweep()
  expect(await store.listRevocations('sandbox', 0)).toEqual([])
})
