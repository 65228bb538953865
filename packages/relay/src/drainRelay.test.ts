import { endpoints } from '@onlend/core/internal'
import { expect, test } from 'vitest'
import { deferred } from '../test/deferred.ts'
import { heldClock } from '../test/heldClock.ts'
import { openStream } from '../test/openStream.ts'
import { toPath } from '../test/toPath.ts'
import { type TestRelay, testRelay } from '../test/testRelay.ts'

/** Starts a withdrawal and resolves when the service has it; the service answers when the test says. */
async function withdrawSlowly(relay: TestRelay): Promise<{
  answer: ReturnType<TestRelay['withdraw']>
  serve: () => void
}> {
  const arrived = deferred()
  const service = deferred<Response>()
  relay.upstream.answer = () => {
    arrived.resolve()
    return service.promise
  }
  const answer = relay.withdraw('key-in-flight')
  await arrived.promise
  return {
    answer,
    serve: () => service.resolve(Response.json({ status: 'success', message: 'ok', data: [] })),
  }
}

test('closing waits for a write that was sent, and meanwhile new writes are refused and reads go on', async () => {
  const relay = await testRelay()
  const { answer, serve } = await withdrawSlowly(relay)
  let isClosed = false
  const closed = relay.relay.close().then((report) => {
    isClosed = true
    return report
  })
  const refused = await relay.withdraw('key-too-late')
  expect([refused.status, refused.code, refused.headers.get('Retry-After')]).toEqual([
    503,
    'shutting_down',
    '2',
  ])
  relay.upstream.answer = () => Response.json({ status: 'success', message: 'ok', data: null })
  expect((await relay.send('GET', toPath(endpoints.getCreditLimit.path))).status).toBe(200)
  expect((await relay.send('GET', '/health/ready', { as: null })).status).toBe(503)
  expect(isClosed).toBe(false)
  serve()
  expect((await answer).status).toBe(200)
  expect(await closed).toEqual({ unfinished: [] })
  expect((await relay.send('GET', '/operations/key-in-flight')).data).toMatchObject({ state: 'accepted' })
  expect((await relay.send('GET', '/operations/key-too-late')).status).toBe(404)
})

test('S58: what is still running at the deadline is named, and becomes unknown when its lease ends', async () => {
  const clock = heldClock()
  const relay = await testRelay({ clock })
  const { answer, serve } = await withdrawSlowly(relay)
  const closed = relay.relay.close({ deadline: 3_000 })
  await expect.poll(() => relay.logs.join()).toContain('close.started')
  clock.advance(3_000)
  expect(await closed).toEqual({ unfinished: [{ work: 'write', id: 'key-in-flight' }] })
  expect(relay.logs.filter((line) => line.includes('close.unfinished'))).toHaveLength(1)

  // The process ends here; another instance sweeps after the lease, and the late answer of this one changes nothing any more.
  const next = await testRelay({ clock, store: relay.store })
  clock.advance(80_000)
  await next.relay.sweep()
  expect((await next.send('GET', '/operations/key-in-flight')).data).toMatchObject({ state: 'unknown' })
  expect((await next.withdraw('key-in-flight')).code).toBe('outcome_unknown')
  expect(next.upstream.seen).toEqual([])
  serve()
  await answer
})

test('a write whose body arrives while the relay begins to close is refused and never sent', async () => {
  const relay = await testRelay()
  const begun = deferred()
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        begun.resolve()
        await relay.relay.close()
        controller.enqueue(
          new TextEncoder().encode(
            '{"account_type":"bank","amount":1,"account_number":"1","bank_code":"058"}',
          ),
        )
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  const path = toPath(endpoints.withdraw.path)
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': 'key-half-way' }
  const answer = await relay.send('POST', path, { body, headers })
  await begun.promise
  expect([answer.status, answer.code]).toEqual([503, 'shutting_down'])
  expect(relay.upstream.seen).toEqual([])
  expect((await relay.send('GET', '/operations/key-half-way')).status).toBe(404)
})

test('closing ends the streams with a retry time, and refuses new ones', async () => {
  const relay = await testRelay()
  const stream = await openStream(relay)
  await stream.next()
  await relay.relay.close()
  expect(await stream.next()).toBeNull()
  const [, asked = ''] = [...stream.text().matchAll(/retry: (\d+)/g)].map(([, time]) => time)
  expect(Number(asked)).toBeGreaterThanOrEqual(2_000)
  expect(Number(asked)).toBeLessThanOrEqual(10_000)
  const path = '/events?customer_partner_id=cp_a'
  expect((await relay.send('GET', path, { headers: { Accept: 'text/event-stream' } })).code).toBe(
    'shutting_down',
  )
  expect((await relay.send('GET', path)).status).toBe(200)
})

test('many streams are ended in waves, so that their readers do not all come back at once', async () => {
  const clock = heldClock()
  const relay = await testRelay({ clock, events: { streamsPerSession: 50, streamsPerUser: 50 } })
  const streams = await Promise.all(Array.from({ length: 50 }, () => openStream(relay)))
  for (const stream of streams) await stream.next()
  let ended = 0
  for (const stream of streams)
    void stream.next().then((changeEvent) => (ended += changeEvent === null ? 1 : 0))
  const closed = relay.relay.close()
  await expect.poll(() => ended).toBe(20)
  clock.advance(100)
  await expect.poll(() => ended).toBe(40)
  clock.advance(100)
  await closed
  await expect.poll(() => ended).toBe(50)
})

test('closing twice is closing once', async () => {
  const { relay, logs } = await testRelay()
  expect(relay.close()).toBe(relay.close())
  await relay.close()
  expect(logs.filter((line) => line.includes('close.started'))).toHaveLength(1)
})

test('closing waits for a sweep and for a webhook that is being received', async () => {
  const swept = deferred()
  const relay = await testRelay({ wrapStore: (store) => ({ ...store, sweep: () => swept.promise }) })
  const sweep = relay.relay.sweep()
  let isClosed = false
  const closed = relay.relay.close().then(() => (isClosed = true))
  await relay.send('GET', '/health/ready', { as: null })
  expect(isClosed).toBe(false)
  swept.resolve()
  await sweep
  await closed
})
