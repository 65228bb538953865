import { endpoints } from '@onlend/core/internal'
import { expect, test } from 'vitest'
import { joinRelay } from '../../joinRelay.ts'
import type { Principal } from '../../http/Principal.ts'
import type { RelayStore } from '../../RelayStore.ts'
import { canaries, type TestRelay, testRelay } from '../../../test/testRelay.ts'
import { toPath } from '../../../test/toPath.ts'

const creditLimit = toPath(endpoints.getCreditLimit.path)
const withdrawal = toPath(endpoints.withdraw.path)
const hour = 3_600_000

/** A person whose cookie the host believes for ever: a signed cookie, or a session store that is behind. */
const uA: Principal = {
  userId: 'uA',
  role: 'customer-partner',
  customerPartners: [{ id: 'cp_a', name: 'A' }],
  sessionId: 'cookie-session-1',
}

function cookieRelay(principal: Principal = uA): Promise<TestRelay> {
  return testRelay({ authenticate: () => principal })
}

/** Another instance on the same store, of a host that still believes the cookie. */
function createInstance({
  store,
  time,
}: Pick<TestRelay, 'store' | 'time'>): (method: string, path: string) => Promise<number> {
  const relay = joinRelay({
    upstream: {
      baseUrl: 'https://service.test',
      apiKey: canaries.key,
      fetch: async () => Response.json({ data: null }),
    },
    environment: 'sandbox',
    authenticate: () => uA,
    store,
    clock: { now: () => time.now },
  })
  return async (method, path) => {
    const headers = { 'X-Relay': '1', 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' }
    return (await relay.fetch(new Request(`https://app.test${path}`, { method, headers }))).status
  }
}

test('S97: a cookie of a session that was signed out is refused, although the host still believes it', async () => {
  const { relay, send, upstream } = await cookieRelay()
  expect((await send('GET', creditLimit)).status).toBe(200)
  await relay.revoke({ sessionId: 'cookie-session-1' })
  expect((await send('GET', creditLimit)).code).toBe('unauthenticated')
  expect((await send('POST', withdrawal, { body: {} })).code).toBe('unauthenticated')
  expect(upstream.seen).toHaveLength(1)
})

test('S97: a write by cookie is refused on another instance from the moment of the sign-out, a read within five seconds', async () => {
  const first = await cookieRelay()
  const ask = createInstance(first)
  expect(await ask('GET', '/session')).toBe(200)
  await first.relay.revoke({ sessionId: 'cookie-session-1' })
  expect(await ask('POST', withdrawal)).toBe(401)
  const third = createInstance(first)
  first.time.now += 5_000
  expect(await third('GET', '/session')).toBe(401)
})

test('S97: signing a person out everywhere ends the cookies of before and none of after, where the host says since when they are signed in', async () => {
  const signedInAt = Date.parse('2026-03-02T09:00:00.000Z')
  const person = { ...uA, signedInAt }
  const { relay, send, time } = await testRelay({ authenticate: () => person })
  expect((await send('GET', creditLimit)).status).toBe(200)
  await relay.revoke({ userId: 'uA' })
  expect((await send('GET', creditLimit)).code).toBe('unauthenticated')
  time.now += 10_000
  person.signedInAt = time.now
  expect((await send('GET', creditLimit)).status).toBe(200)
})

test('S97: while it cannot be known whether a session was signed out, reads go on and no money moves', async () => {
  const away = { isAway: false }
  const wrapStore = (store: RelayStore): RelayStore => ({
    ...store,
    listRevocations: (...asked) =>
      away.isAway ? Promise.reject(new Error('away')) : store.listRevocations(...asked),
  })
  const { send, time, upstream } = await testRelay({ authenticate: () => uA, wrapStore })
  away.isAway = true
  time.now += hour
  expect((await send('GET', creditLimit)).status).toBe(200)
  expect((await send('POST', withdrawal, { body: {} })).code).toBe('store_unavailable')
  expect(upstream.seen).toHaveLength(1)
})
