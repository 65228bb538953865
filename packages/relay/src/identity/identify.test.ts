import { expect, test } from 'vitest'
import { heldClock } from '../../test/heldClock.ts'
import { canaries, testRelay } from '../../test/testRelay.ts'
import type { Principal } from '../http/Principal.ts'

const customerPartners = [{ id: 'cp_a', name: 'A' }]
const uA: Principal = { userId: 'uA', role: 'customer-partner', customerPartners }

test('after two seconds without an answer from authenticate it is not known who asks, which is not signed out', async () => {
  const clock = heldClock()
  const authenticate = () => new Promise<never>(() => undefined)
  const { send, upstream, withdraw } = await testRelay({ clock, authenticate })
  const answers = [send('GET', '/session'), withdraw('key-hanging')]
  await expect.poll(() => clock.waiting(), { interval: 1 }).toBe(2)
  clock.advance(2_000)
  for (const answer of answers) expect(await answer).toMatchObject({ status: 503, code: 'rights_unknown' })
  expect(upstream.seen).toEqual([])
})

test('an authenticate that throws leaves unknown who asks', async () => {
  const { send, upstream, withdraw } = await testRelay({
    authenticate: () => Promise.reject(new Error(`sessions of ${canaries.key}`)),
  })
  expect((await send('GET', '/session')).code).toBe('rights_unknown')
  expect((await withdraw('key-thrown')).code).toBe('rights_unknown')
  expect(upstream.seen).toEqual([])
})

test('what authenticate got wrong is logged by the name of the field and never by its value', async () => {
  const wrong = { userId: 'x', role: canaries.cookie, customerPartners: [] } as never
  const { send, logs } = await testRelay({ authenticate: () => wrong })
  await send('GET', '/session')
  expect(logs.join()).toContain('role must be channel-partner or customer-partner')
  expect(logs.join()).not.toContain(canaries.cookie)
})

test('a person whose session ends at the host is refused with the very next request', async () => {
  let isSignedIn = true
  const { upstream, withdraw } = await testRelay({ authenticate: () => (isSignedIn ? uA : null) })
  expect((await withdraw('key-signed-in')).status).toBe(200)
  isSignedIn = false
  expect((await withdraw('key-signed-out')).code).toBe('unauthenticated')
  expect(upstream.seen).toHaveLength(1)
})

test('an authenticate that reads a body finds none, and the service gets it whole', async () => {
  const read: string[] = []
  const { upstream, withdraw } = await testRelay({
    authenticate: async (request) => {
      read.push(await request.text())
      return uA
    },
  })
  expect((await withdraw('key-body-read')).status).toBe(200)
  expect(read).toEqual([''])
  expect(upstream.seen[0]?.body).toContain('1500.5')
})
