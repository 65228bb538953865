import { expect, test } from 'vitest'
import { heldClock } from '../../../test/heldClock.ts'
import type { Principal } from '../../http/Principal.ts'
import { createRevocations } from './createRevocations.ts'
import { hashSubject } from './hashSubject.ts'
import type { Revocation } from '../sql/revocationStore.ts'

const ada: Principal = { userId: 'uA', role: 'customer-partner', customerPartners: [] }

/** The memory of an instance; the lists are what the store answers, one after the other, the last for good. */
function remember(...lists: Promise<Revocation[]>[]) {
  const clock = heldClock()
  const heard: string[] = []
  const done = () => Promise.resolve()
  const listRevocations = () => (lists.length > 1 ? lists.shift() : lists[0]) ?? Promise.resolve([])
  const store = { prepare: done, revoke: done, listRevocations }
  const revocations = createRevocations({ store, environment: 'sandbox', clock })
  revocations.listen((subject) => heard.push(subject))
  return { clock, heard, revocations, now: clock.now() }
}

test('a person who is signed out comes back by a later sign-in, and a session never does', async () => {
  const { now, revocations } = remember()
  const [subject, session] = [await hashSubject('user', 'uA'), await hashSubject('session', 's')]
  const ends = { revokedAt: now, expiresAt: now + 90_000 }
  await revocations.add({ subject, ...ends })
  const admits = (said: Partial<Principal>) => revocations.admits({ ...ada, ...said }, 'read')
  expect([await admits({}), await admits({ sessionId: 's' })]).toEqual([true, true])
  expect([await admits({ signedInAt: now + 5_000 }), await admits({ signedInAt: now + 5_001 })]).toEqual([
    false,
    true,
  ])
  await revocations.add({ subject: session, ...ends })
  expect(await admits({ sessionId: 's', signedInAt: now + 9_000 })).toBe(false)
  expect(await admits({ sessionId: 't', signedInAt: now + 9_000 })).toBe(true)
})

test('of two revocations of one subject the later counts, is told of, and is forgotten at its end', async () => {
  const { clock, now, heard, revocations } = remember()
  const holds = (issuedAt: number) => revocations.holds({ subjects: ['user:x'], issuedAt }, 'write')
  for (const revokedAt of [now + 10_000, now, now + 20_000])
    await revocations.add({ subject: 'user:x', revokedAt, expiresAt: now + 90_000 })
  expect(heard).toHaveLength(2)
  expect([await holds(now + 25_000), await holds(now + 25_001)]).toEqual([false, true])
  clock.advance(90_000)
  expect(await holds(now)).toBe(false)
  clock.advance(1)
  expect([await holds(now), await holds(now)]).toContain(true)
})

test('a look that began first and comes last takes nothing back, and reads go on for a minute after the last one', async () => {
  let answer: (list: Revocation[]) => void = () => undefined
  const slow = new Promise<Revocation[]>((resolve) => {
    answer = resolve
  })
  const { clock, revocations } = remember(slow, Promise.resolve([]), Promise.reject(new Error('away')))
  const holds = (use: 'read' | 'write') =>
    revocations
      .holds({ subjects: [], issuedAt: 0 }, use)
      .catch((error: Error) => error.message !== '' && 'unknown')
  const first = holds('write')
  clock.advance(1_000)
  expect(await holds('write')).toBe(true)
  answer([])
  expect(await first).toBe(true)
  clock.advance(60_000)
  expect([await holds('read'), await holds('write')]).toEqual([true, 'unknown'])
  clock.advance(1)
  expect(await holds('read')).toBe('unknown')
})
