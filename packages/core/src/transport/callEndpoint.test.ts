import { expect, test } from 'vitest'
import { relayErrors } from '../error-codes/relayErrors.ts'
import { answer } from '../../test/answer.ts'
import { calls } from '../../test/calls.ts'
import { createFakeService } from '../../test/createFakeService.ts'
import { getFailure } from '../../test/getFailure.ts'
import { wireSamples } from '../../test/wireSamples.ts'

const limit = answer(wireSamples.getCreditLimit.response)
const accepted = answer(wireSamples.withdraw.response)
const failed = (status: number, headers: Record<string, string> = {}) =>
  answer({ status: 'error', message: 'no' }, { status, headers })
const lost = new TypeError('fetch failed')

test('a read is tried again after a broken connection, with growing pauses', async () => {
  const { client, requests, waits } = createFakeService([lost, lost, limit])
  await expect(calls.getCreditLimit(client)).resolves.toHaveProperty('id', 'lim_0Ae4')
  expect(requests).toHaveLength(3)
  expect(waits).toEqual([400, 800])
})

test('the pause before a retry has jitter', async () => {
  const { client, waits } = createFakeService([lost, lost, limit], { random: () => 0 })
  await calls.getCreditLimit(client)
  expect(waits).toEqual([200, 400])
})

test('a read is given up after its tries', async () => {
  const { client, requests } = createFakeService([lost])
  expect(await getFailure(calls.getCreditLimit(client))).toMatchObject({
    category: 'network',
    retryable: true,
  })
  expect(requests).toHaveLength(3)
})

test.each([408, 425, 429, 500, 502, 503, 504])(
  'T7, T8: a read is tried again after status %i',
  async (status) => {
    const { client, requests } = createFakeService([failed(status), limit])
    await calls.getCreditLimit(client)
    expect(requests).toHaveLength(2)
  },
)

test.each([400, 401, 403, 405, 409, 413, 422, 501])(
  'T7: a read is not tried again after status %i',
  async (status) => {
    const { client, requests } = createFakeService([failed(status), limit])
    expect(await getFailure(calls.getCreditLimit(client))).toMatchObject({ status })
    expect(requests).toHaveLength(1)
  },
)

test('T8: Retry-After is honoured up to the longest pause', async () => {
  const soon = createFakeService([failed(429, { 'Retry-After': '7' }), limit])
  await calls.getCreditLimit(soon.client)
  expect(soon.waits).toEqual([7_000])
  const late = createFakeService([failed(429, { 'Retry-After': '3600' }), limit])
  expect(await getFailure(calls.getCreditLimit(late.client))).toMatchObject({
    status: 429,
    retryAfter: 3_600_000,
    retryable: true,
  })
  expect(late.waits).toEqual([])
})

test.each([
  ['a broken connection', lost],
  ['status 500', failed(500)],
  ['status 502', failed(502)],
  ['status 503', failed(503, { 'Retry-After': '1' })],
  ['status 504', failed(504)],
  ['status 408', failed(408)],
  ['status 409', failed(409)],
  ['status 425', failed(425)],
  ['status 304', new Response(null, { status: 304 })],
  ['an HTML page with status 502', new Response('<html>', { status: 502 })],
  ['an HTML page with status 200', new Response('<html>', { status: 200 })],
  ['half an answer', new Response('{"status":"succ', { status: 200 })],
  ['a JSON text', answer('OK')],
])('T10: after %s a write is not sent again and its outcome is unknown', async (_name, outcome) => {
  const { client, requests } = createFakeService([outcome, accepted])
  const failure = await getFailure(calls.withdraw(client, { operationId: 'op_1' }))
  expect(failure).toMatchObject({ category: 'unknown_outcome', operationId: 'op_1', retryable: false })
  expect(requests).toHaveLength(1)
})

test.each([
  [400, 'rejected'],
  [401, 'session'],
  [403, 'permission'],
  [404, 'rejected'],
  [413, 'rejected'],
  [422, 'rejected'],
  [429, 'rejected'],
] as const)('T1: status %i says that a write was not carried out: %s', async (status, category) => {
  const { client, requests } = createFakeService([failed(status)])
  expect(await getFailure(calls.withdraw(client))).toMatchObject({ category, status })
  expect(requests).toHaveLength(1)
})

test.each(Object.entries(relayErrors))(
  "the relay's %s decides by its code",
  async (code, { status, category }) => {
    const { client } = createFakeService([failed(status, { 'Onlend-Error': code })])
    expect(await getFailure(calls.withdraw(client))).toMatchObject({ code, status, category })
  },
)

test('an unknown code decides nothing', async () => {
  const { client } = createFakeService([failed(500, { 'Onlend-Error': 'toString' })])
  expect(await getFailure(calls.withdraw(client))).toMatchObject({ code: null, category: 'unknown_outcome' })
})

test('T10: the operation id travels as the idempotency key, and a confirmed possible duplicate says so', async () => {
  const { client, requests } = createFakeService([accepted])
  await calls.withdraw(client, { operationId: 'op_1', confirmDuplicate: 'op_0' })
  expect(requests[0]?.headers.get('Idempotency-Key')).toBe('op_1')
  expect(requests[0]?.headers.get('X-Relay-Confirm')).toBe('duplicate=op_0')
  const plain = createFakeService([limit])
  await calls.getCreditLimit(plain.client)
  expect(plain.requests[0]?.headers.has('Idempotency-Key')).toBe(false)
})
