import { expect, test } from 'vitest'
import type { Measurement } from './observability/Measurement.ts'
import { acceptedOutcome, withdrawClaim } from '../test/storeFixtures.ts'
import { testRelay } from '../test/testRelay.ts'

const owner = { environment: 'sandbox', kind: 'customerPartnerId', id: 'cp_a' } as const
const day = 86_400_000

test('a part of a sweep that fails holds up no other, and the sweep is a failed one', async () => {
  const measured: Measurement[] = []
  const fail = (): Promise<never> => Promise.reject(new Error('sk_canary_BROKEN'))
  const { relay, store, time, logs } = await testRelay({
    metrics: { record: (measurement) => void measured.push(measurement) },
    wrapStore: (inner) => ({
      ...inner,
      readClock: fail,
      listUnapplied: fail,
      listUnconfirmed: fail,
      listBlankable: fail,
    }),
  })
  const claim = withdrawClaim(owner, { now: time.now, leaseUntil: time.now + day })
  await store.claim(claim)
  await store.record(claim, acceptedOutcome(time.now))
  time.now += 2 * day
  await expect(relay.sweep()).rejects.toThrow('the next one tries them again')
  expect((await store.findOperation([owner], claim.id))?.state).toBe('stale')
  expect(measured.filter(({ type }) => type === 'attention')).toMatchObject([
    { waiting: { stale: { count: 1, oldest: 2 * day } } },
  ])
  expect(measured.filter(({ type }) => type === 'sweep')).toMatchObject([{ failed: true }])
  const failed = logs.filter((line) => line.includes('sweep.part_failed'))
  expect(failed.map((line) => JSON.parse(line).part)).toEqual([
    'clock',
    'webhooks',
    'confirmations',
    'bodies',
  ])
  expect(failed.join()).not.toContain('BROKEN')
})

test('a store that is away is asked once, and nothing else is tried', async () => {
  const asked: string[] = []
  const { relay } = await testRelay({
    wrapStore: (inner) => ({
      ...inner,
      ping: () => Promise.reject(new Error('away')),
      sweep: async () => void asked.push('ledger'),
    }),
  })
  await expect(relay.sweep()).rejects.toThrow('away')
  expect(asked).toEqual([])
})

test('a clock that is ten seconds off the database’s, either way, is said in the log', async () => {
  let offset: number | null = null
  const { relay, time, logs } = await testRelay({
    wrapStore: (inner) => ({
      ...inner,
      readClock: async () => (offset === null ? null : time.now - offset),
    }),
  })
  for (offset of [null, 0, 9_999, -9_999]) await relay.sweep()
  expect(logs.join()).not.toContain('clock.differs')
  for (offset of [95_400, -3_600_000]) await relay.sweep()
  const lines = logs.map((line) => JSON.parse(line)).filter(({ event }) => event === 'clock.differs')
  expect(lines.map(({ seconds }) => seconds)).toEqual([95, -3_600])
})
