import { expect, test } from 'vitest'
import type { IssuedToken } from '../relay/models/IssuedToken.ts'
import { createTokenSource } from './createTokenSource.ts'

/** A server that hands out `t1`, `t2` and so on, each good for so many seconds, and a clock that the test moves. */
function createHost({ seconds = 300 }: { seconds?: number } = {}) {
  const host = { time: 1_000_000, count: 0, isDown: false, isSignedIn: true }
  const fetchToken = async () => {
    host.count += 1
    if (host.isDown) throw new Error('down')
    if (!host.isSignedIn) return null
    return {
      token: `t${host.count}`,
      expiresAt: new Date(host.time + seconds * 1_000).toISOString(),
    }
  }
  return { host, getToken: createTokenSource({ fetchToken, now: () => host.time }) }
}

test('a token is fetched once for all who ask at once, and kept', async () => {
  const { host, getToken } = createHost()
  expect(await Promise.all([getToken(), getToken(), getToken()])).toEqual(['t1', 't1', 't1'])
  expect(await getToken()).toBe('t1')
  expect(host.count).toBe(1)
})

test('a token is renewed shortly before it expires, and no call waits for that', async () => {
  const { host, getToken } = createHost()
  await getToken()
  host.time += 269_000
  expect(await getToken()).toBe('t1')
  expect(host.count).toBe(1)
  host.time += 2_000
  expect(await Promise.all([getToken(), getToken()])).toEqual(['t1', 't1'])
  await expect.poll(getToken, { interval: 1 }).toBe('t2')
  expect(host.count).toBe(2)
})

test('a short one is renewed after half its life', async () => {
  const { host, getToken } = createHost({ seconds: 20 })
  await getToken()
  host.time += 9_000
  expect(await getToken()).toBe('t1')
  expect(host.count).toBe(1)
  host.time += 2_000
  await expect.poll(getToken, { interval: 1 }).toBe('t2')
})

test('a refused token is renewed once, however many calls were refused with it', async () => {
  const { host, getToken } = createHost()
  const old = (await getToken()) ?? ''
  expect(await Promise.all([getToken(old), getToken(old)])).toEqual(['t2', 't2'])
  expect(await getToken(old)).toBe('t2')
  expect(host.count).toBe(2)
})

test('while the host is down a token that still holds goes on serving, and one that does not says why', async () => {
  const { host, getToken } = createHost()
  await getToken()
  host.isDown = true
  host.time += 280_000
  expect(await getToken()).toBe('t1')
  host.time += 30_000
  await expect(getToken()).rejects.toThrow('down')
  host.isDown = false
  expect(await getToken()).toBe(`t${host.count}`)
})

test('a fetch that hangs is given up, and the next call asks anew', async () => {
  const signals: AbortSignal[] = []
  const getToken = createTokenSource({
    timeout: 1,
    fetchToken(signal) {
      signals.push(signal)
      if (signals.length > 1) return Promise.resolve({ token: 't2', expiresAt: '2099-01-01T00:00:00Z' })
      return new Promise(() => undefined)
    },
  })
  const waiting = [getToken(), getToken()]
  for (const each of waiting) await expect(each).rejects.toThrow()
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  expect(await getToken()).toBe('t2')
})

test('an answer that holds no token is an error that says so, and not a signed-out person', async () => {
  // The cast stands for a host that hands on something else, such as the relay’s answer with its envelope.
  const fetchToken = () => Promise.resolve({ data: { token: 't1' } } as unknown as IssuedToken)
  await expect(createTokenSource({ fetchToken })()).rejects.toThrow('{ token, expiresAt }')
})

test('without a session there is no token, and the next call asks for one again', async () => {
  const { host, getToken } = createHost()
  host.isSignedIn = false
  expect(await getToken()).toBeNull()
  host.isSignedIn = true
  expect(await getToken()).toBe('t2')
})

test.each([
  ['hours behind', -5 * 3_600_000],
  ['hours ahead', 5 * 3_600_000],
  ['ahead by nearly a life', 299_000],
  ['right', 0],
])('a device whose clock is %s renews in time by the life that a token has', async (_what, wrong) => {
  const server = { time: Date.parse('2026-03-02T10:00:00Z'), count: 0 }
  const getToken = createTokenSource({
    now: () => server.time + wrong,
    async fetchToken() {
      server.count += 1
      const expiresAt = new Date(server.time + 300_000).toISOString()
      return { token: `t${server.count}`, expiresAt, lifetime: 300_000 }
    },
  })
  await getToken()
  server.time += 269_000
  await getToken()
  expect(server.count).toBe(1)
  server.time += 2_000
  await expect.poll(getToken, { interval: 1 }).toBe('t2')
})

test('without its life, a device whose clock is ahead keeps a token until it is refused', async () => {
  const { host, getToken } = createHost({ seconds: -3_600 })
  expect([await getToken(), await getToken()]).toEqual(['t1', 't1'])
  expect(await getToken('t1')).toBe('t2')
  expect(host.count).toBe(2)
})
