import { createEventStreamParser } from '@onlend/core'
import { expect, test } from 'vitest'
import { sendWebhook } from '../test-support/sendWebhook.ts'
import { type TestRelay, testRelay } from '../test-support/testRelay.ts'

const path = '/events?customer_partner_id=cp_a'

type Reader = { next(): Promise<{ id: string | null; data: unknown } | null>; cancel(): Promise<void> }

/** Opens a stream as a browser would and reads its notices one by one; `null` is its end. */
async function openStream(
  { relay }: TestRelay,
  { as = 'uA', after }: { as?: string; after?: string } = {},
): Promise<Reader> {
  const headers: Record<string, string> = {
    Accept: 'text/event-stream',
    Cookie: `s=${as}`,
    'Sec-Fetch-Site': 'same-origin',
  }
  if (after !== undefined) headers['Last-Event-ID'] = after
  const response = await relay.fetch(new Request(`https://app.test/lending${path}`, { headers }))
  expect(response.headers.get('Content-Type')).toBe('text/event-stream')
  expect(response.headers.get('Cache-Control')).toBe('no-store, no-transform')
  const reader = (response.body as ReadableStream<Uint8Array>).getReader()
  const decoder = new TextDecoder()
  const waiting: { id: string | null; data: unknown }[] = []
  const parse = createEventStreamParser(({ id, data }) => waiting.push({ id, data: JSON.parse(data) }))
  return {
    async next() {
      while (waiting.length === 0) {
        const { done, value } = await reader.read()
        if (done) return null
        parse(decoder.decode(value, { stream: true }))
      }
      return waiting.shift() ?? null
    },
    cancel: () => reader.cancel(),
  }
}

test('a stream without a place begins with "look at everything", and then tells what happens', async () => {
  const relay = await testRelay()
  const stream = await openStream(relay)
  expect((await stream.next())?.data).toMatchObject({ topic: 'reset', customerPartnerId: 'cp_a' })
  await relay.withdraw('key-streamed')
  const notice = await stream.next()
  expect(notice?.data).toEqual({
    topic: 'operation',
    customerPartnerId: 'cp_a',
    operationId: 'key-streamed',
    kind: 'withdraw',
  })
  await stream.cancel()
})

test('a notice carries no amount, no name and no account', async () => {
  const relay = await testRelay()
  const [{ id } = { id: '' }] = (await relay.send('GET', path)).data as { id: string }[]
  await relay.withdraw('key-private')
  await sendWebhook(relay)
  const { text, data } = await relay.send('GET', path, { headers: { 'Last-Event-ID': id } })
  expect(data).toHaveLength(3)
  expect(text).not.toMatch(/1500|Ada|6789|058/)
})

test('a reader resumes after its last notice, on the list and on the stream, and misses nothing', async () => {
  const relay = await testRelay()
  const [first] = (await relay.send('GET', path)).data as { id: string }[]
  await relay.withdraw('key-resume-1')
  await relay.withdraw('key-resume-2', { amount: 3 })
  const all = (await relay.send('GET', path, { headers: { 'Last-Event-ID': first?.id ?? '' } })).data as {
    id: string
    operationId: string
  }[]
  expect(all.map(({ operationId }) => operationId)).toEqual([
    'key-resume-1',
    'key-resume-1',
    'key-resume-2',
    'key-resume-2',
  ])
  const stream = await openStream(relay, { after: all[1]?.id ?? '' })
  expect([(await stream.next())?.id, (await stream.next())?.id]).toEqual([all[2]?.id, all[3]?.id])
  await stream.cancel()
  const rest = await relay.send('GET', path, { headers: { 'Last-Event-ID': all[3]?.id ?? '' } })
  expect(rest.data).toEqual([])
})

test('S71: another partner’s stream is refused, its cursors mean nothing here, and its news do not arrive', async () => {
  const relay = await testRelay()
  expect((await relay.send('GET', path, { as: 'uB', headers: { Accept: 'text/event-stream' } })).code).toBe(
    'forbidden',
  )
  const [mine] = (await relay.send('GET', path)).data as { id: string }[]
  const theirs = '/events?customer_partner_id=cp_b'
  const [answer] = (
    await relay.send('GET', theirs, { as: 'uB', headers: { 'Last-Event-ID': mine?.id ?? '' } })
  ).data as { topic: string; id: string }[]
  expect(answer?.topic).toBe('reset')
  await relay.withdraw('key-not-theirs')
  expect(
    (await relay.send('GET', theirs, { as: 'uB', headers: { 'Last-Event-ID': answer?.id ?? '' } })).data,
  ).toEqual([])
})

test.each(['1', '0.000000000000000000000000', '999999.ffffffffffffffffffffffff', 'x\u0001', '-1', '1.1.1'])(
  'the invented place %j is answered with a reset',
  async (cursor) => {
    const relay = await testRelay()
    const headers = cursor.includes('\u0001') ? {} : { 'Last-Event-ID': cursor }
    expect((await relay.send('GET', path, { headers })).data).toMatchObject([{ topic: 'reset' }])
  },
)

test('a place whose notices are no longer kept is answered with a reset', async () => {
  const relay = await testRelay()
  const [first] = (await relay.send('GET', path)).data as { id: string }[]
  await relay.withdraw('key-forgotten')
  relay.time.now += 700_000_000
  await relay.relay.sweep()
  const answer = (await relay.send('GET', path, { headers: { 'Last-Event-ID': first?.id ?? '' } })).data as {
    topic: string
  }[]
  expect(answer[0]?.topic).toBe('reset')
})

/** A clock whose timers run when the test says so. */
function heldClock(): {
  now: () => number
  setTimer: (run: () => void, ms: number) => () => void
  fire: (ms: number) => void
  time: { now: number }
} {
  const timers = new Set<{ run: () => void; ms: number }>()
  const time = { now: Date.parse('2026-03-02T10:00:00.000Z') }
  return {
    time,
    now: () => time.now,
    setTimer(run, ms) {
      const timer = { run, ms }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    fire(wanted) {
      for (const timer of [...timers].filter(({ ms }) => ms === wanted)) {
        timers.delete(timer)
        timer.run()
      }
    },
  }
}

test('S76: a heartbeat finds what no signal announced', async () => {
  const clock = heldClock()
  const relay = await testRelay({
    clock,
    wrapStore: (store) => ({ ...store, onNotice: () => Promise.reject(new Error('no signals')) }),
  })
  const stream = await openStream(relay)
  await stream.next()
  await relay.withdraw('key-unannounced')
  clock.fire(15_000)
  expect((await stream.next())?.data).toMatchObject({ operationId: 'key-unannounced' })
  await stream.cancel()
})

test('S27: a stream ends when its session has', async () => {
  const clock = heldClock()
  let isSignedIn = true
  const principal = {
    userId: 'uA',
    role: 'customer-partner',
    customerPartners: [{ id: 'cp_a', name: 'A' }],
  } as const
  const relay = await testRelay({
    clock,
    authenticate: () =>
      isSignedIn ? { ...principal, customerPartners: [...principal.customerPartners] } : null,
  })
  const stream = await openStream(relay)
  await stream.next()
  isSignedIn = false
  clock.time.now += 60_000
  clock.fire(15_000)
  expect(await stream.next()).toBeNull()
})

test('S72: a seventh stream of one person is refused, and a closed one makes room', async () => {
  const relay = await testRelay()
  const open = await Promise.all(Array.from({ length: 6 }, () => openStream(relay)))
  const answer = await relay.send('GET', path, { headers: { Accept: 'text/event-stream' } })
  expect([answer.status, answer.code]).toEqual([429, 'rate_limited'])
  await open[0]?.cancel()
  const again = await openStream(relay)
  await Promise.all([again, ...open.slice(1)].map((stream) => stream.cancel()))
})

test('S73: a reader that does not read is dropped instead of filling the memory', async () => {
  const clock = heldClock()
  const kind = 'x'.repeat(2_000)
  let isFlooding = false
  const flood = Array.from({ length: 199 }, (_, at) => ({
    sequence: at + 1,
    topic: 'operation',
    operationId: null,
    kind,
  }))
  const relay = await testRelay({
    clock,
    wrapStore: (store) => ({
      ...store,
      listNotices: async (...all) =>
        isFlooding ? { notices: flood, oldest: 1, newest: 199 } : store.listNotices(...all),
    }),
  })
  const stream = await openStream(relay)
  await stream.next()
  isFlooding = true
  clock.fire(15_000)
  const readAll = async (): Promise<void> => {
    while ((await stream.next()) !== null);
  }
  await expect(readAll()).rejects.toThrow('too slow')
})

test('closing the relay ends its streams', async () => {
  const relay = await testRelay()
  const stream = await openStream(relay)
  await stream.next()
  await relay.relay.close()
  expect(await stream.next()).toBeNull()
})
