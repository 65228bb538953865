import { expect, test } from 'vitest'
import type { Clock } from '../lib/Clock.ts'
import type { RelayStore } from '../RelayStore.ts'
import { deferred } from '../../test/deferred.ts'
import { ownerOfA, readOperation, readStates } from '../../test/operations.ts'
import { testRelay } from '../../test/testRelay.ts'

test('S56: fifty parallel sends of one key are one call to the service', async () => {
  const { withdraw, upstream } = await testRelay()
  const answers = await Promise.all(Array.from({ length: 50 }, () => withdraw('key-parallel')))
  expect(upstream.seen).toHaveLength(1)
  for (const { status, code, headers } of answers) {
    expect(status === 200 || code === 'operation_in_flight').toBe(true)
    expect(headers.get('Onlend-Operation')).toBe('key-parallel')
  }
  const again = await withdraw('key-parallel')
  expect([again.status, again.headers.get('Idempotency-Replayed')]).toEqual([200, 'true'])
  expect(upstream.seen).toHaveLength(1)
})

test('the operation is recorded before the service is called', async () => {
  const { withdraw, upstream, store, send } = await testRelay()
  let before: unknown
  upstream.answer = async () => {
    before = (await store.listOperations(ownerOfA, 10)).map(({ state }) => state)
    return Response.json({ status: 'success', message: 'ok', data: [] })
  }
  await withdraw('key-before')
  expect(before).toEqual(['submitting'])
  const operation = await readOperation({ send }, 'key-before')
  expect(operation).toMatchObject({
    ...{ id: 'key-before', kind: 'withdraw', state: 'accepted', customerPartnerId: 'cp_a' },
    ...{ status: 200, serviceMessage: 'ok' },
    summary: {
      ...{ amount: '1500.5', method: 'bank', recipient: 'Ada Obi', institution: '058' },
      ...{ destinationEnd: '6789', count: null },
    },
  })
  expect(operation.reference).toMatch(/^WD-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
})

test('a refusal of the service passes as it is, is recorded, and is replayed', async () => {
  const { withdraw, upstream, send } = await testRelay()
  upstream.answer = () =>
    Response.json({ status: 'error', message: 'Insufficient balance', data: [] }, { status: 422 })
  const first = await withdraw('key-refusal')
  const again = await withdraw('key-refusal')
  expect([first.status, first.code, first.text]).toEqual([422, null, again.text])
  expect(again.headers.get('Idempotency-Replayed')).toBe('true')
  expect(upstream.seen).toHaveLength(1)
  expect(await readOperation({ send }, 'key-refusal')).toMatchObject({
    state: 'rejected',
    status: 422,
    serviceMessage: 'Insufficient balance',
  })
})

test('T1: an error in the words of a 200 is an acceptance, and success in the words of a 400 a refusal', async () => {
  const { withdraw, upstream, send } = await testRelay()
  upstream.answer = () => Response.json({ status: 'error', message: 'no' })
  await withdraw('key-words-1')
  upstream.answer = () => Response.json({ status: 'success', message: 'yes' }, { status: 400 })
  await withdraw('key-words-2', { amount: 7 })
  upstream.answer = () => new Response('{"status":"success"}', { headers: { 'Content-Type': 'text/html' } })
  expect((await withdraw('key-words-3', { amount: 8 })).status).toBe(200)
  expect(await readStates({ send }, 'key-words-1', 'key-words-2')).toEqual(['accepted', 'rejected'])
})

/** What happened, and the status that was answered, where there was an answer. */
const lost: [string, () => Response | Error, number | null][] = [
  ['a reset', () => new TypeError('fetch failed'), null],
  ['a 500', () => Response.json({ status: 'error', message: 'oops' }, { status: 500 }), 500],
  ['an HTML 502', () => new Response('<html>', { status: 502 }), 502],
  ['a 408', () => Response.json({ status: 'error' }, { status: 408 }), 408],
  ['a 409', () => Response.json({ status: 'error' }, { status: 409 }), 409],
  ['a 425', () => Response.json({ status: 'error' }, { status: 425 }), 425],
  ['half a body', () => new Response('{"status":"succ'), 200],
  ['an empty 200', () => new Response(''), 200],
  ['a redirect', () => new Response(null, { status: 307, headers: { Location: '/elsewhere' } }), 307],
]

test.each(lost)(
  'S58: after %s the outcome is unknown, said so with the status that was answered, and never sent again',
  async (_what, answer, status) => {
    const { withdraw, upstream, send, logs } = await testRelay()
    upstream.answer = answer
    const first = await withdraw('key-lost-1')
    upstream.answer = () => Response.json({ status: 'success', message: 'ok', data: [] })
    const again = await withdraw('key-lost-1')
    for (const told of [first, again]) expect([told.status, told.code]).toEqual([409, 'outcome_unknown'])
    expect(upstream.seen).toHaveLength(1)
    expect(await readOperation({ send }, 'key-lost-1')).toMatchObject({ state: 'unknown', status })
    expect(logs.filter((line) => line.includes('write.unknown'))).toHaveLength(1)
    expect((await withdraw('key-lost-2')).code).toBe('possible_duplicate')
  },
)

test.each([401, 403])('a %s rejects the operation without quoting the service', async (refused) => {
  const { withdraw, upstream, send } = await testRelay()
  upstream.answer = () => Response.json({ status: 'error', message: 'Invalid API key' }, { status: refused })
  const first = await withdraw('key-credentials')
  const again = await withdraw('key-credentials')
  for (const { status, code, text } of [first, again]) {
    expect([status, code]).toEqual([502, 'credentials_refused'])
    expect(text).not.toContain('Invalid')
  }
  expect((await readOperation({ send }, 'key-credentials')).state).toBe('rejected')
})

/** Pauses between two tries are over at once, and no limit is ever reached. */
function hurriedClock(): { time: { now: number }; clock: Clock } {
  const time = { now: Date.parse('2026-03-02T10:00:00.000Z') }
  const setTimer: Clock['setTimer'] = (run, milliseconds) => {
    if (milliseconds <= 1_000) {
      time.now += milliseconds
      run()
    }
    return () => undefined
  }
  return { time, clock: { now: () => time.now, setTimer } }
}

test('S58, S69: an outcome is recorded although the ledger was away for ten seconds', async () => {
  const { time, clock } = hurriedClock()
  const back = time.now + 10_000
  const away = (store: RelayStore): RelayStore => ({
    ...store,
    record: (key, outcome) =>
      time.now < back ? Promise.reject(new Error('down')) : store.record(key, outcome),
  })
  const { withdraw, upstream, logs } = await testRelay({ clock, wrapStore: away })
  expect([(await withdraw('key-away')).status, upstream.seen.length]).toEqual([200, 1])
  expect(logs.join().match(/ledger\.\w+/g)).toEqual(['ledger.record_failed'])
})

test('S58: an outcome that cannot be recorded is not claimed, and the next try does not send', async () => {
  const { clock } = hurriedClock()
  let isDown = true
  const failing = (store: RelayStore): RelayStore => ({
    ...store,
    record: (key, outcome) => (isDown ? Promise.reject(new Error('down')) : store.record(key, outcome)),
  })
  const { withdraw, upstream, logs } = await testRelay({ clock, wrapStore: failing })
  expect((await withdraw('key-unrecorded')).code).toBe('outcome_unknown')
  expect(logs.join().match(/ledger\.\w+/g)).toEqual(['ledger.record_failed', 'ledger.record_lost'])
  isDown = false
  expect((await withdraw('key-unrecorded')).code).toBe('operation_in_flight')
  expect(upstream.seen).toHaveLength(1)
})

test('S58: a claim whose sender died becomes unknown when its lease ends, by a repeat or by a sweep', async () => {
  const failing = (store: RelayStore): RelayStore => ({
    ...store,
    record: () => Promise.reject(new Error('killed')),
  })
  const { clock, time } = hurriedClock()
  const { withdraw, relay, send } = await testRelay({ clock, wrapStore: failing })
  await withdraw('key-died-1')
  await withdraw('key-died-2', { amount: 3 })
  await relay.sweep()
  expect((await readOperation({ send }, 'key-died-1')).state).toBe('submitting')
  time.now += 120_000
  expect((await withdraw('key-died-1')).code).toBe('outcome_unknown')
  await relay.sweep()
  expect((await readOperation({ send }, 'key-died-2')).state).toBe('unknown')
})

test('S61: a page that is closed after sending does not take the write back', async () => {
  const { relay, upstream, send } = await testRelay()
  const page = new AbortController()
  const arrived = deferred()
  const service = deferred<Response>()
  upstream.answer = (request) => {
    arrived.resolve()
    request.signal.addEventListener('abort', () => service.reject(new Error('aborted')))
    return service.promise
  }
  const request = new Request('https://app.test/lending/v1/baas/customer-partner/cp_a/withdraw', {
    method: 'POST',
    headers: {
      'Idempotency-Key': 'key-closed-page',
      'X-Relay': '1',
      'Sec-Fetch-Site': 'same-origin',
      'Content-Type': 'application/json',
      Cookie: 's=uA',
    },
    body: JSON.stringify({ account_type: 'bank', amount: 5, account_number: '1', bank_code: '058' }),
    signal: page.signal,
  })
  const answer = relay.fetch(request)
  await arrived.promise
  page.abort()
  service.resolve(Response.json({ status: 'success', message: 'ok', data: [] }))
  await answer
  expect((await readOperation({ send }, 'key-closed-page')).state).toBe('accepted')
})

test('S80: the recorded answer holds nothing that identifies a person, first, repeated and refused', async () => {
  const relay = await testRelay({
    answerFields: { createBusiness: 'all' },
    operations: { duplicateWindow: 0 },
  })
  const customer = {
    ...{ id: 'cus_1', first_name: 'Ada', unique_id: '22233344455', nin_slip: 'https://files.test/1' },
  }
  const told = { status: 'success', message: 'Created', data: { customer, partner: { id: 'p', bvn: '1' } } }
  relay.upstream.answer = () => new Response(JSON.stringify(told))
  const send = (key: string) =>
    relay.send('POST', '/v1/customer_partners/cp_a/customers', {
      body: { first_name: 'Ada', unique_id: '22233344455' },
      headers: { 'Idempotency-Key': key },
    })
  const first = await send('key-customer')
  const again = await send('key-customer')
  relay.upstream.answer = () => new Response(JSON.stringify(told), { status: 422 })
  const refused = await send('key-refused')
  for (const answer of [first, again, refused]) {
    expect(answer.text).not.toMatch(/22233344455|files\.test/)
    expect(answer.text).toContain('cus_1')
  }
  const [, record] = await relay.store.listOperations(ownerOfA, 2)
  expect(record?.answer?.body).toContain('cus_1')
  expect(record?.answer?.body).not.toContain('22233344455')
})
