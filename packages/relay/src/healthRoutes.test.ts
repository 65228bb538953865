import { expect, test } from 'vitest'
import { deferred } from '../test/deferred.ts'
import { heldClock } from '../test/heldClock.ts'
import { testRelay } from '../test/testRelay.ts'

const probe = { as: null }

test('a relay is live and ready, and says so without a session', async () => {
  const { send } = await testRelay()
  expect((await send('GET', '/health/live', probe)).data).toEqual({ live: true })
  expect((await send('GET', '/health/ready', probe)).data).toEqual({ ready: true })
  expect((await send('GET', '/health', probe)).data).toEqual({ ready: true })
})

test('without its store a relay is live and not ready, and ready again when the store is back', async () => {
  let isAway = true
  const { send } = await testRelay({
    wrapStore: (store) => ({
      ...store,
      ping: () => (isAway ? Promise.reject(new Error('postgres://user:canary@db')) : store.ping()),
    }),
  })
  expect((await send('GET', '/health/live', probe)).status).toBe(200)
  const answer = await send('GET', '/health/ready', probe)
  expect([answer.status, answer.code, answer.headers.get('Retry-After')]).toEqual([
    503,
    'store_unavailable',
    '5',
  ])
  expect(answer.text).not.toContain('canary')
  isAway = false
  expect((await send('GET', '/health/ready', probe)).status).toBe(200)
})

test('a flood of probes asks the store once, and one that hangs is not waited for', async () => {
  const clock = heldClock()
  const answered = deferred()
  let asked = 0
  const { send } = await testRelay({
    clock,
    wrapStore: (store) => ({
      ...store,
      ping: () => {
        asked += 1
        return answered.promise
      },
    }),
  })
  const probes = Array.from({ length: 50 }, () => send('GET', '/health/ready', probe))
  await expect.poll(() => asked).toBe(1)
  clock.advance(5_000)
  expect(new Set((await Promise.all(probes)).map(({ status }) => status))).toEqual(new Set([503]))
  expect(asked).toBe(1)
  answered.resolve()
  expect((await send('HEAD', '/health/ready', probe)).status).toBe(200)
  expect(asked).toBe(2)
})

test('a relay whose tables cannot be made is not ready', async () => {
  const { send } = await testRelay({
    wrapStore: (store) => ({ ...store, prepare: () => Promise.reject(new Error('no rights')) }),
  })
  expect((await send('GET', '/health', probe)).status).toBe(503)
})

test('a relay that is closing is live and not ready', async () => {
  const { send, relay } = await testRelay()
  await relay.close()
  expect((await send('GET', '/health/live', probe)).status).toBe(200)
  expect((await send('GET', '/health/ready', probe)).code).toBe('shutting_down')
})

test('a successful probe leaves no line in the log, and a failed one does', async () => {
  const { send, relay, logs } = await testRelay()
  await send('GET', '/health/ready', probe)
  expect(logs.filter((line) => line.includes('"request"'))).toEqual([])
  await relay.close()
  await send('GET', '/health/ready', probe)
  expect(logs.filter((line) => line.includes('"request"'))).toHaveLength(1)
})
