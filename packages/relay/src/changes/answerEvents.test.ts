import { expect, test } from 'vitest'
import { heldClock } from '../../test/heldClock.ts'
import { openStream } from '../../test/openStream.ts'
import { testRelay } from '../../test/testRelay.ts'

const path = '/events?customer_partner_id=cp_a'

test('a reader resumes after its last change event, on the list and on the stream, and misses nothing', async () => {
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

test('a cursor whose change events are no longer kept is answered with a reset', async () => {
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

test('S76: a heartbeat delivers change events whose signal was lost', async () => {
  const clock = heldClock()
  const relay = await testRelay({
    clock,
    wrapStore: (store) => ({ ...store, onChangeEvent: () => Promise.reject(new Error('no signals')) }),
  })
  const stream = await openStream(relay)
  await stream.next()
  await relay.withdraw('key-unannounced')
  clock.advance(15_000)
  expect((await stream.next())?.data).toMatchObject({ operationId: 'key-unannounced' })
  await stream.cancel()
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
    revision: null,
    createdAt: clock.now(),
  }))
  const relay = await testRelay({
    clock,
    wrapStore: (store) => ({
      ...store,
      listChangeEvents: async (...all) =>
        isFlooding
          ? { changeEvents: flood, oldest: 1, newest: 199, newestAt: 0 }
          : store.listChangeEvents(...all),
    }),
  })
  const stream = await openStream(relay)
  await stream.next()
  isFlooding = true
  clock.advance(15_000)
  const readAll = async (): Promise<void> => {
    while ((await stream.next()) !== null);
  }
  await expect(readAll()).rejects.toThrow('too slow')
})
