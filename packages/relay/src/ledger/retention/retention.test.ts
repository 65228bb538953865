import { stagedMediaType } from '@onlend/core/relay'
import { expect, test } from 'vitest'
import type { Measurement } from '../../observability/Measurement.ts'
import type { RetentionOptions } from './readRetention.ts'
import { openSharedDatabase } from '../../../test/openSharedDatabase.ts'
import { readOperation, register, withdrawOfB } from '../../../test/operations.ts'
import { sendWebhook } from '../../../test/sendWebhook.ts'
import { stagingRelay } from '../../../test/stagingRelay.ts'
import { type TestRelay, testRelay } from '../../../test/testRelay.ts'

const day = 86_400_000
const retention = { operations: 30 }

/** Lets so many days pass, and sweeps. */
async function pass({ relay, time }: TestRelay, days: number): Promise<void> {
  time.now += days * day
  await relay.sweep()
}

async function settled(relay: TestRelay, key: string): Promise<void> {
  await relay.withdraw(key)
  await sendWebhook(relay, { id: `evt_${key}`, data: { reference: key } })
}

test('S113: a key whose operation was pruned is known, is answered with how it ended, and is never sent again', async () => {
  const relay = await testRelay({ retention })
  await settled(relay, 'key-pruned')
  await pass(relay, 29)
  expect((await relay.withdraw('key-pruned')).headers.get('Idempotency-Replayed')).toBe('true')
  await pass(relay, 2)
  const answers = [
    await relay.withdraw('key-pruned'),
    await relay.withdraw('key-pruned', { amount: 9 }),
    await register(relay, 'key-pruned'),
    await relay.send('GET', '/operations/key-pruned'),
    await relay.send('GET', '/operations/key-pruned/rows'),
  ]
  for (const { status, code, data } of answers) {
    expect([status, code]).toEqual([409, 'operation_forgotten'])
    expect(data).toEqual({
      ...{ id: 'key-pruned', kind: 'withdraw', state: 'succeeded' },
      ...{ createdAt: '2026-03-02T10:00:00.000Z', forgottenAt: '2026-04-02T10:00:00.000Z' },
    })
  }
  expect(relay.upstream.seen).toHaveLength(1)
})

test('S113: a write whose files are gone is answered the same under a forgotten key', async () => {
  const relay = await stagingRelay({ retention })
  await settled(relay, 'key-pruned')
  await pass(relay, 31)
  const path = '/v1/customer_partners/cp_a/customers'
  const headers = { 'Idempotency-Key': 'key-pruned' }
  const staged = { parts: [{ name: 'nin_slip', upload: 'a'.repeat(32), sha256: 'b'.repeat(64) }] }
  const body = JSON.stringify(staged)
  const types = { ...headers, 'Content-Type': stagedMediaType }
  expect((await relay.send('POST', path, { body, headers: types })).code).toBe('operation_forgotten')
  expect(relay.upstream.seen).toHaveLength(1)
})

test('S113: the database refuses a forgotten key itself, so that no earlier version takes it for a new one', async () => {
  const relay = await testRelay({ retention })
  await settled(relay, 'key-pruned')
  await pass(relay, 31)
  const database = await openSharedDatabase()
  const insert = `insert into onlend_operations (environment, owner_kind, owner_id, id, kind, state, reference, actor, payload_hash, summary, lease_until, created_at, updated_at)
    values ('sandbox', 'customerPartnerId', $1, 'key-pruned', 'withdraw', 'submitting', 'WD', 'uA', 'hash', '{}', 1, 1, 1)`
  await expect(database.query(insert, ['cp_a'])).rejects.toThrow('never sent again')
  await database.query(insert, ['cp_b'])
  for (const change of ['delete from onlend_tombstones', "update onlend_tombstones set id = 'key-new'"])
    await expect(database.query(change)).rejects.toThrow('kept as they are')
})

test('S113: a forgotten operation cannot be found out by others, and its key is a new one for them', async () => {
  const relay = await testRelay({ retention })
  await settled(relay, 'key-pruned')
  await pass(relay, 31)
  expect((await relay.send('GET', '/operations/key-pruned', { as: 'uB' })).code).toBe('not_found')
  expect((await withdrawOfB(relay, 'key-pruned')).status).toBe(200)
})

test('S115: a webhook that is repeated after it was pruned settles nothing, nor does one about a forgotten operation', async () => {
  const relay = await testRelay({ retention })
  await settled(relay, 'key-pruned')
  await pass(relay, 31)
  await relay.withdraw('key-equal')
  await sendWebhook(relay, { id: 'evt_key-pruned', data: { reference: 'key-pruned' } })
  for (const reference of ['key-pruned', 'tr_1'])
    await sendWebhook(relay, { id: `evt_${reference}_again`, data: { reference } })
  // The service's own reference was not told with the first: this one may be about the new operation.
  expect((await readOperation(relay, 'key-equal')).state).toBe('succeeded')
  await pass(relay, 31)
  await relay.withdraw('key-third')
  await sendWebhook(relay, { id: 'evt_late', data: { reference: 'tr_1' } })
  expect(await readOperation(relay, 'key-third')).toMatchObject({ state: 'accepted', ambiguous: null })
})

test('a sweep says how much it has pruned, and asks nothing where everything is kept', async () => {
  const measured: Measurement[] = []
  const metrics = { record: (measurement: Measurement) => void measured.push(measurement) }
  const relay = await testRelay({ retention: { ...retention, snapshots: 'forever' }, metrics })
  await settled(relay, 'key-pruned')
  await pass(relay, 31)
  expect(measured.filter(({ type }) => type === 'pruned')).toEqual([
    { type: 'pruned', record: 'operations', count: 1 },
    { type: 'pruned', record: 'webhooks', count: 1 },
  ])
  expect(relay.logs.filter((line) => line.includes('retention.pruned'))).toHaveLength(1)

  const never = () => Promise.reject(new Error('asked'))
  const forever = await testRelay({
    retention: { snapshots: 'forever' },
    wrapStore: (store) => ({ ...store, prune: never }),
  })
  await settled(forever, 'key-pruned')
  await pass(forever, 36_500)
  expect((await forever.withdraw('key-pruned')).headers.get('Idempotency-Replayed')).toBe('true')
  expect(await forever.relay.prune()).toEqual({ operations: 0, webhooks: 0, destinations: 0, snapshots: 0 })
})

test('webhooks are kept as long as operations, unless another time is given for them', async () => {
  const database = await openSharedDatabase()
  const forgotten = 'select 1 from onlend_deliveries where forgotten_at is not null'
  const count = async () => (await database.query(forgotten)).length
  const relay = await testRelay({ retention: { operations: 60, webhooks: 30 } })
  await settled(relay, 'key-pruned')
  await pass(relay, 31)
  expect([await count(), (await relay.withdraw('key-pruned')).status]).toEqual([1, 200])
  const other = await testRelay({ retention: { operations: 'forever', webhooks: 'forever' } })
  await settled(other, 'key-pruned')
  await pass(other, 3_650)
  expect(await count()).toBe(0)
})

test.each<[RetentionOptions, Parameters<typeof testRelay>[0]]>([
  [{ operations: 29 }, {}],
  [{ operations: 30.5 }, {}],
  [{ operations: 365 * day }, {}],
  [{ webhooks: Number.NaN }, {}],
  [{ operations: '365' as never }, {}], // As an environment variable gives it.
  [{ operations: 30 }, { inbox: { matchWindow: 24 * day } }],
  [{ operations: 30 }, { operations: { duplicateWindow: 31 * day } }],
])(
  'a retention that is no number of days, or within which an event may still be matched, is refused: %j',
  async (given, options) => {
    await expect(testRelay({ ...options, retention: given })).rejects.toThrow(TypeError)
  },
)
