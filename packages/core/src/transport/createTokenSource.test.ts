import { expect, test } from 'vitest'
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

test('it is renewed shortly before its end', async () => {
  const { host, getToken } = createHost()
  await getToken()
  host.time += 269_000
  expect(await getToken()).toBe('t1')
  host.time += 2_000
  expect(await getToken()).toBe('t2')
})

test('a short one is renewed after half its life', async () => {
  const { host, getToken } = createHost({ seconds: 20 })
  await getToken()
  host.time += 9_000
  expect(await getToken()).toBe('t1')
  host.time += 2_000
  expect(await getToken()).toBe('t2')
})

test('a refused one is renewed once, whoever comes with it', async () => {
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
  expect(await getToken()).toBe('t4')
})

test('when nobody is signed in there is none, and it is asked again the next time', async () => {
  const { host, getToken } = createHost()
  host.isSignedIn = false
  expect(await getToken()).toBeNull()
  host.isSignedIn = true
  expect(await getToken()).toBe('t2')
})

test('a device whose clock is ahead keeps a token until it is refused', async () => {
  const { host, getToken } = createHost({ seconds: -3_600 })
  expect([await getToken(), await getToken()]).toEqual(['t1', 't1'])
  expect(await getToken('t1')).toBe('t2')
  expect(host.count).toBe(2)
})
