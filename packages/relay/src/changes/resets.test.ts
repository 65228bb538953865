import { expect, test } from 'vitest'
import type { Measurement } from '../observability/Measurement.ts'
import { createStore } from '../createStore.ts'
import { heldClock } from '../../test/heldClock.ts'
import { openStream } from '../../test/openStream.ts'
import { testDatabase } from '../../test/testDatabase.ts'
import { testRelay } from '../../test/testRelay.ts'

const path = '/events?customer_partner_id=cp_a'
type Told = { id: string; topic: string; quiet?: number }

/** A relay whose partner has so many change events, and the place before the first of them. */
async function relayWithChangeEvents(count: number) {
  const clock = heldClock()
  const database = await testDatabase()
  const measurements: Measurement[] = []
  const metrics = { record: (measurement: Measurement) => void measurements.push(measurement) }
  const relay = await testRelay({ clock, metrics, store: createStore(database) })
  const poll = async (after?: string): Promise<Told[]> =>
    (await relay.send('GET', path, { headers: after === undefined ? {} : { 'Last-Event-ID': after } }))
      .data as Told[]
  const [start] = await poll()
  await database.query(
    `insert into onlend_owners (environment, owner_kind, owner_id, last_sequence) values ('sandbox', 'customerPartnerId', 'cp_a', $1)`,
    [count],
  )
  await database.query(
    `insert into onlend_change_events (environment, owner_kind, owner_id, sequence, topic, operation_id, kind, created_at)
    select 'sandbox', 'customerPartnerId', 'cp_a', n, 'operation', 'op', 'withdraw', $1 from generate_series(1, $2::int) n`,
    [clock.now(), count],
  )
  return { relay, clock, poll, start: start?.id ?? '', measurements, database }
}

test.each([
  [200, 'operation'],
  [201, 'reset'],
])('of %i change events that were missed a reader hears %s', async (count, topic) => {
  const { relay, poll, start } = await relayWithChangeEvents(count)
  const polled = await poll(start)
  const stream = await openStream(relay, { after: start })
  const first = await stream.next()
  expect([polled[0]?.topic, first?.data]).toEqual([topic, expect.objectContaining({ topic })])
  expect(polled).toHaveLength(topic === 'reset' ? 1 : count)
  expect(polled[0]).toHaveProperty('quiet', null)
  // A reader that got a `reset` goes on from the newest.
  if (topic === 'reset')
    expect([polled[0]?.id, first?.id]).toEqual(Array(2).fill(expect.stringMatching(/^201\./)))
  await stream.cancel()
})

test('a new reader is told since when nothing has changed, and one whose cursor was lost is not', async () => {
  const { relay, clock, poll, database } = await relayWithChangeEvents(1)
  clock.advance(90_000)
  expect(await poll()).toMatchObject([{ topic: 'reset', quiet: 90_000 }])
  const stream = await openStream(relay)
  expect((await stream.next())?.data).toMatchObject({ topic: 'reset', quiet: 90_000 })
  await stream.cancel()
  const [begun] = await poll()
  await database.query('update onlend_owners set last_sequence = last_sequence + 1000000')
  for (const after of [begun?.id, undefined]) {
    const [told] = await poll(after)
    expect(told?.topic).toBe('reset')
    expect(told).toHaveProperty('quiet', null)
  }
})

test('a partner without any change event counts as quiet from the beginning', async () => {
  const clock = heldClock()
  const relay = await testRelay({ clock })
  expect((await relay.send('GET', path)).data).toMatchObject([{ quiet: clock.now() }])
})

test('what a reader missed while it was away does not count as late, and what it waits for does', async () => {
  const { relay, clock, start, measurements } = await relayWithChangeEvents(3)
  const lags = () => measurements.flatMap((one) => (one.type === 'changeEvents' ? [one.lag] : []))
  clock.advance(28_800_000)
  const stream = await openStream(relay, { after: start })
  for (let at = 0; at < 3; at += 1) await stream.next()
  expect(lags()).toEqual([0])
  await stream.cancel()
})

test('a reader that connects while others are being served gets what it missed, and no reset', async () => {
  const clock = heldClock()
  let hold: { reached: () => void; go: Promise<void> } | null = null
  const relay = await testRelay({
    clock,
    wrapStore: (store) => ({
      ...store,
      async listChangeEvents(...all) {
        const found = await store.listChangeEvents(...all)
        const held = hold
        hold = null
        held?.reached()
        await held?.go
        return found
      },
    }),
  })
  const [start] = (await relay.send('GET', path)).data as Told[]
  await relay.withdraw('key-missed')
  const changeEvents = (await relay.send('GET', path, { headers: { 'Last-Event-ID': start?.id ?? '' } }))
    .data as Told[]
  let go = (): void => undefined
  const reached = new Promise<void>((resolve) => {
    hold = { reached: resolve, go: new Promise((release) => (go = release)) }
  })
  const ahead = await openStream(relay, { after: changeEvents.at(-1)?.id })
  await reached
  const behind = await openStream(relay, { after: start?.id })
  go()
  for (const { id } of changeEvents) expect((await behind.next())?.id).toBe(id)
  await Promise.all([ahead.cancel(), behind.cancel()])
})

test('a stream that is requested while the relay closes is refused, however far the request has come', async () => {
  let reads = 0
  let closeAt = Number.POSITIVE_INFINITY
  let closed: Promise<unknown> | null = null
  const relay = await testRelay({
    authenticate: () => ({
      userId: 'uA',
      role: 'customer-partner',
      customerPartners: [{ id: 'cp_a', name: 'A' }],
      get sessionId() {
        reads += 1
        if (reads === closeAt) closed = relay.relay.close()
        return 'session'
      },
    }),
  })
  await (await openStream(relay)).cancel()
  // Once more as often: the last reading is made right before the stream is opened, to know as whom it can be revoked.
  closeAt = 2 * reads
  const refused = await relay.send('GET', path, { headers: { Accept: 'text/event-stream' } })
  expect(refused.code).toBe('shutting_down')
  await closed
})
