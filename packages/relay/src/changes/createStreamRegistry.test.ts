import { expect, test } from 'vitest'
import type { Measurement } from '../observability/Measurement.ts'
import { createStore } from '../createStore.ts'
import { heldClock } from '../../test/heldClock.ts'
import { openStream, type StreamReader } from '../../test/openStream.ts'
import { sendWebhook } from '../../test/sendWebhook.ts'
import { testDatabase } from '../../test/testDatabase.ts'
import { testRelay } from '../../test/testRelay.ts'
import { withoutCursors } from '../../test/withoutCursors.ts'

const path = '/events?customer_partner_id=cp_a'

/** Every session may act for the first partner and for the second. */
const anybody = {
  authenticate: (request: Request) => {
    const [, userId = ''] = (request.headers.get('Cookie') ?? '').split('=')
    const customerPartners = ['cp_a', 'cp_b'].map((id) => ({ id, name: id }))
    return { userId, role: 'customer-partner' as const, customerPartners }
  },
}

/** Reads a stream to the end that the relay had no room for, and returns the ids of its change events. */
async function readPolled(stream: StreamReader): Promise<(string | null)[]> {
  const ids: (string | null)[] = []
  for (let event = await stream.next(); event; event = await stream.next()) ids.push(event.id)
  expect(stream.isPolled()).toBe(true)
  return ids
}

test('S72: the third stream of a session is answered with "poll", misses nothing, and opens when one of the others ends', async () => {
  const relay = await testRelay()
  const tabs = [await openStream(relay), await openStream(relay)]
  const [first] = await readPolled(await openStream(relay))
  await relay.withdraw('key-polled')
  const polled = await openStream(relay, { after: first ?? '' })
  const [, last] = await readPolled(polled)
  expect(polled.text()).toContain('retry: 12000')
  for (const tab of tabs) expect((await tab.next())?.data).toMatchObject({ topic: 'reset' })
  await tabs[0]?.cancel()
  const next = await openStream(relay, { after: last ?? '' })
  await relay.withdraw('key-streamed', { amount: 3 })
  expect((await next.next())?.data).toMatchObject({ operationId: 'key-streamed' })
  expect([next.isPolled(), tabs[1]?.isPolled()]).toEqual([false, false])
  await Promise.all([tabs[1], next].map((stream) => stream?.cancel()))
})

test('S72: two sessions of a person do not share a limit, and a person in many sessions has six streams', async () => {
  const authenticate = (request: Request) => {
    const [, sessionId = ''] = (request.headers.get('Cookie') ?? '').split('=')
    return {
      ...{ userId: 'uA', sessionId, role: 'customer-partner' as const },
      customerPartners: [{ id: 'cp_a', name: 'A' }],
    }
  }
  const relay = await testRelay({ authenticate })
  const streams = []
  for (const as of ['phone', 'phone', 'laptop', 'laptop', 'tablet', 'tablet'])
    streams.push(await openStream(relay, { as }))
  for (const as of ['phone', 'desktop']) await readPolled(await openStream(relay, { as }))
  for (const stream of streams) expect((await stream.next())?.data).toMatchObject({ topic: 'reset' })
  expect(streams.map((stream) => stream.isPolled())).not.toContain(true)
  await Promise.all(streams.map((stream) => stream.cancel()))
})

test('a page that opens its stream again ends its own connection before, which may have died, and no other session’s', async () => {
  const relay = await testRelay(anybody)
  const id = crypto.randomUUID()
  const theirs = await openStream(relay, { as: 'uB', id })
  const dead = await openStream(relay, { id })
  const other = await openStream(relay, { id: crypto.randomUUID() })
  for (const stream of [theirs, dead, other])
    expect((await stream.next())?.data).toMatchObject({ topic: 'reset' })
  const again = await openStream(relay, { id })
  expect((await again.next())?.data).toMatchObject({ topic: 'reset' })
  expect([again.isPolled(), await dead.next()]).toEqual([false, null])
  await relay.withdraw('key-again')
  for (const stream of [theirs, other, again])
    expect((await stream.next())?.data).toMatchObject({ operationId: 'key-again' })
  await Promise.all([theirs, other, again].map((stream) => stream.cancel()))
})

test('S72: no person takes another’s place: a partner or an instance that is full answers with "poll"', async () => {
  const events = { streamsPerPartner: 3, streamsPerInstance: 4 }
  const relay = await testRelay({ ...anybody, events })
  const other = '/events?customer_partner_id=cp_b'
  const streams = []
  for (const as of ['first', 'first', 'second']) streams.push(await openStream(relay, { as }))
  await readPolled(await openStream(relay, { as: 'third' }))
  streams.push(await openStream(relay, { as: 'third', path: other }))
  await readPolled(await openStream(relay, { as: 'fourth', path: other }))
  await streams.pop()?.cancel()
  streams.push(await openStream(relay, { as: 'fourth', path: other }))
  for (const stream of streams) expect((await stream.next())?.data).toMatchObject({ topic: 'reset' })
  expect(streams.map((stream) => stream.isPolled())).not.toContain(true)
  await Promise.all(streams.map((stream) => stream.cancel()))
})

test('thirty readers of one partner cost one look at the store', async () => {
  let looks = 0
  const relay = await testRelay({
    ...anybody,
    wrapStore: (store) => ({
      ...store,
      listChangeEvents: (...all) => {
        looks += 1
        return store.listChangeEvents(...all)
      },
    }),
  })
  const readers = []
  for (let at = 0; at < 30; at += 1) readers.push(await openStream(relay, { as: `person-${at}` }))
  for (const reader of readers) await reader.next()
  looks = 0
  await relay.withdraw('key-many-readers')
  for (const reader of readers)
    expect((await reader.next())?.data).toMatchObject({ operationId: 'key-many-readers' })
  // Two change events of one withdrawal, each of which may be looked for once, and once more while one is being read.
  expect(looks).toBeLessThanOrEqual(4)
  await Promise.all(readers.map((reader) => reader.cancel()))
})

test('readers at different cursors each get what they miss, once and in order', async () => {
  const relay = await testRelay({ events: { streamsPerSession: 3 } })
  const [{ id: start } = { id: '' }] = (await relay.send('GET', path)).data as { id: string }[]
  await relay.withdraw('key-place-1')
  const early = (await relay.send('GET', path, { headers: { 'Last-Event-ID': start } })).data as {
    id: string
  }[]
  const behind = await openStream(relay, { after: start })
  const ahead = await openStream(relay, { after: early.at(-1)?.id })
  const lost = await openStream(relay, { after: 'nowhere' })
  await lost.next()
  await relay.withdraw('key-place-2', { amount: 7 })
  const whole = (await relay.send('GET', path, { headers: { 'Last-Event-ID': start } })).data as {
    id: string
  }[]
  expect(whole).toHaveLength(4)
  for (const { id } of whole) expect((await behind.next())?.id).toBe(id)
  for (const { id } of whole.slice(2)) expect((await ahead.next())?.id).toBe(id)
  for (const { id } of whole.slice(2)) expect((await lost.next())?.id).toBe(id)
  await Promise.all([behind, ahead, lost].map((stream) => stream.cancel()))
})

test('S70: a stream resumes where it left off on another instance, and after a restart', async () => {
  const first = await testRelay()
  const before = await openStream(first)
  await before.next()
  await first.withdraw('key-before')
  await before.next()
  const last = (await before.next())?.id ?? ''
  await first.relay.close()
  const second = await testRelay({ store: first.store })
  await second.withdraw('key-between', { amount: 3 })
  const after = await openStream(second, { after: last })
  await second.withdraw('key-after', { amount: 4 })
  const seen: unknown[] = []
  for (let at = 0; at < 4; at += 1) seen.push((await after.next())?.data)
  expect(seen.map((changeEvent) => (changeEvent as { operationId: string }).operationId)).toEqual([
    'key-between',
    'key-between',
    'key-after',
    'key-after',
  ])
  await after.cancel()
})

test('polling and streaming tell the same', async () => {
  const relay = await testRelay()
  const [{ id: start } = { id: '' }] = (await relay.send('GET', path)).data as { id: string }[]
  await relay.withdraw('key-both-ways')
  await sendWebhook(relay)
  const polled = (await relay.send('GET', path, { headers: { 'Last-Event-ID': start } })).data as object[]
  const stream = await openStream(relay, { after: start })
  for (const { id, ...changeEvent } of polled as { id: string }[]) {
    const streamed = await stream.next()
    // The stream leaves out what is not said.
    const data = { revision: null, quiet: null, ...(streamed?.data as object) }
    expect({ id: streamed?.id, data }).toEqual({ id, data: changeEvent })
  }
  expect(withoutCursors(stream.text())).not.toMatch(/1500|Ada|6789|058/)
  await stream.cancel()
})

test('S74: what a change event says stays one event of one line, whatever is in it', async () => {
  const hostile = 'x\n\ndata: {"topic":"reset"}\r\nid: 9\u2028\u2029\0: y'
  const clock = heldClock()
  let hasNews = false
  const relay = await testRelay({
    clock,
    wrapStore: (store) => ({
      ...store,
      async listChangeEvents(...all) {
        if (!hasNews) return store.listChangeEvents(...all)
        const text = { topic: hostile, operationId: hostile, kind: hostile }
        const changeEvent = { ...text, sequence: 1, revision: null, createdAt: 0 }
        return { changeEvents: [changeEvent], oldest: 1, newest: 1, newestAt: 0 }
      },
    }),
  })
  const stream = await openStream(relay)
  await stream.next()
  hasNews = true
  clock.advance(15_000)
  const told = await stream.next()
  expect(told?.data).toMatchObject({ topic: hostile, operationId: hostile, kind: hostile })
  expect(told?.id).toMatch(/^1\.[0-9a-f]{24}$/)
  await stream.cancel()
  expect(
    stream
      .text()
      .split('\n')
      .filter((line) => line.startsWith('data:')),
  ).toHaveLength(2)
})

test('S71: a thousand events of another partner leave a stream silent but for its heartbeats', async () => {
  const clock = heldClock()
  const database = await testDatabase()
  const relay = await testRelay({ clock, store: createStore(database) })
  const theirs = { as: 'uB', path: '/events?customer_partner_id=cp_b' }
  const mine = await openStream(relay)
  await mine.next()
  const [start] = (await relay.send('GET', theirs.path, { as: 'uB' })).data as { id: string }[]
  await database.query(
    `insert into onlend_owners (environment, owner_kind, owner_id, last_sequence) values ('sandbox', 'customerPartnerId', 'cp_b', 1000)`,
  )
  await database.query(
    `insert into onlend_change_events (environment, owner_kind, owner_id, sequence, topic, operation_id, kind, created_at)
    select 'sandbox', 'customerPartnerId', 'cp_b', n, 'operation', 'op', 'withdraw', $1
    from generate_series(1, 1000) n`,
    [clock.now()],
  )
  const reader = await openStream(relay, { ...theirs, after: start?.id })
  expect(await reader.next()).toMatchObject({
    id: expect.stringMatching(/^1000\./),
    data: { topic: 'reset' },
  })
  clock.advance(15_000)
  await relay.withdraw('key-mine')
  expect((await mine.next())?.data).toMatchObject({ operationId: 'key-mine' })
  expect(mine.text().match(/^id: /gm)).toHaveLength(2)
  await Promise.all([mine, reader].map((stream) => stream.cancel()))
})

test('S75: once the last stream has ended, no heartbeat, check or count is left', async () => {
  const clock = heldClock()
  const open: number[] = []
  const record = (measurement: Measurement): void => {
    if (measurement.type === 'streams') open.push(measurement.open)
  }
  const relay = await testRelay({ ...anybody, clock, metrics: { record } })
  const idle = clock.waiting()
  const streams = []
  for (let at = 0; at < 20; at += 1) streams.push(await openStream(relay, { as: `person-${at}` }))
  for (const stream of streams) await stream.next()
  expect(clock.waiting()).toBe(idle + 1)
  await Promise.all(streams.map((stream) => stream.cancel()))
  expect(clock.waiting()).toBe(idle)
  expect([Math.max(...open), open.at(-1)]).toEqual([20, 0])
})
