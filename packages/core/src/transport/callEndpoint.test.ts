import { expect, test, vi } from 'vitest'
import { getCreditLimit } from '../endpoints/getCreditLimit.ts'
import { withdraw } from '../endpoints/withdraw.ts'
import { relayErrors } from '../relay/relayErrors.ts'
import { answer } from '../testing/answer.ts'
import { calls } from '../testing/calls.ts'
import { createFakeService } from '../testing/createFakeService.ts'
import { failureOf } from '../testing/failureOf.ts'
import { wireSamples } from '../testing/wireSamples.ts'
import { callEndpoint } from './callEndpoint.ts'

const limit = answer(wireSamples.getCreditLimit.response)
const accepted = answer(wireSamples.withdraw.response)
const failed = (status: number, headers: Record<string, string> = {}) =>
  answer({ status: 'error', message: 'no' }, { status, headers })
const lost = new TypeError('fetch failed')
/** Answers when the request is given up, and not before. */
const hang = ({ init }: { init: RequestInit }) =>
  new Promise<Response>((_, reject) =>
    init.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
  )
const deaf = () => new Promise<Response>(() => {})

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
  expect(await failureOf(calls.getCreditLimit(client))).toMatchObject({
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
    expect(await failureOf(calls.getCreditLimit(client))).toMatchObject({ status })
    expect(requests).toHaveLength(1)
  },
)

test('T8: Retry-After is honoured up to the longest pause', async () => {
  const soon = createFakeService([failed(429, { 'Retry-After': '7' }), limit])
  await calls.getCreditLimit(soon.client)
  expect(soon.waits).toEqual([7_000])
  const late = createFakeService([failed(429, { 'Retry-After': '3600' }), limit])
  expect(await failureOf(calls.getCreditLimit(late.client))).toMatchObject({
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
  ['an HTML page with status 502', new Response('<html>', { status: 502 })],
  ['an HTML page with status 200', new Response('<html>', { status: 200 })],
  ['half an answer', new Response('{"status":"succ', { status: 200 })],
  ['a JSON text', answer('OK')],
])('T10: after %s a write is not sent again and its outcome is unknown', async (_name, outcome) => {
  const { client, requests } = createFakeService([outcome, accepted])
  const failure = await failureOf(calls.withdraw(client, { operationId: 'op_1' }))
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
  expect(await failureOf(calls.withdraw(client))).toMatchObject({ category, status })
  expect(requests).toHaveLength(1)
})

test.each(Object.entries(relayErrors))(
  "the relay's %s decides by its code",
  async (code, { status, category }) => {
    const { client } = createFakeService([failed(status, { 'Onlend-Error': code })])
    expect(await failureOf(calls.withdraw(client))).toMatchObject({ code, status, category })
  },
)

test('a code that nobody knows decides nothing', async () => {
  const { client } = createFakeService([failed(500, { 'Onlend-Error': 'toString' })])
  expect(await failureOf(calls.withdraw(client))).toMatchObject({ code: null, category: 'unknown_outcome' })
})

test('T10: the operation id travels as the idempotency key, and a confirmed look-alike says so', async () => {
  const { client, requests } = createFakeService([accepted])
  await calls.withdraw(client, { operationId: 'op_1', confirmDuplicate: true })
  expect(requests[0]?.headers.get('Idempotency-Key')).toBe('op_1')
  expect(requests[0]?.headers.get('X-Relay-Confirm')).toBe('duplicate')
  const plain = createFakeService([limit])
  await calls.getCreditLimit(plain.client)
  expect(plain.requests[0]?.headers.has('Idempotency-Key')).toBe(false)
})

test('a read that takes too long is a time-out, also where fetch ignores its signal', async () => {
  for (const silence of [hang, deaf]) {
    const { client } = createFakeService([silence], { timeouts: { read: 1 }, retries: { attempts: 0 } })
    expect(await failureOf(calls.getCreditLimit(client))).toMatchObject({
      category: 'timeout',
      retryable: true,
    })
  }
})

test('a body that never ends is a time-out', async () => {
  const endless = new Response(
    new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('{')) }),
  )
  const { client } = createFakeService([() => endless], { timeouts: { read: 1 }, retries: { attempts: 0 } })
  expect(await failureOf(calls.getCreditLimit(client))).toMatchObject({ category: 'timeout' })
})

test('a write that takes too long has an unknown outcome', async () => {
  const { client } = createFakeService([hang], { timeouts: { write: 1 } })
  expect(await failureOf(calls.withdraw(client))).toMatchObject({ category: 'unknown_outcome' })
})

test('a write with files has a limit of its own', async () => {
  const { client } = createFakeService([hang], { timeouts: { write: 3_600_000, upload: 1 } })
  expect(await failureOf(calls.submitCreditAssessment(client))).toMatchObject({ category: 'unknown_outcome' })
})

test('a read ends with the reason of its signal, before it is sent and after', async () => {
  const reason = new Error('the view is gone')
  const early = createFakeService([limit])
  await expect(calls.getCreditLimit(early.client, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
  expect(early.requests).toHaveLength(0)
  const leaving = new AbortController()
  const leaveAndHang = (request: { init: RequestInit }) => {
    leaving.abort(reason)
    return hang(request)
  }
  const late = createFakeService([leaveAndHang])
  await expect(calls.getCreditLimit(late.client, { signal: leaving.signal })).rejects.toBe(reason)
})

test('leaving during the pause ends the retries', async () => {
  const leaving = new AbortController()
  const wait = (_: number, signal?: AbortSignal) => {
    leaving.abort(new Error('left'))
    return Promise.reject(signal?.reason)
  }
  const { client, requests } = createFakeService([lost], { wait })
  await expect(calls.getCreditLimit(client, { signal: leaving.signal })).rejects.toThrow('left')
  expect(requests).toHaveLength(1)
})

test('leaving before a write has left takes it back; leaving afterwards makes it unknown', async () => {
  const before = new AbortController()
  const getToken = async () => {
    before.abort(new Error('left'))
    return 'token'
  }
  const unsent = createFakeService([accepted], { getToken })
  await expect(calls.withdraw(unsent.client, { signal: before.signal })).rejects.toThrow('left')
  expect(unsent.requests).toHaveLength(0)
  const after = new AbortController()
  const leaveSoonAndHang = (request: { init: RequestInit }) => {
    queueMicrotask(() => after.abort())
    return hang(request)
  }
  const sent = createFakeService([leaveSoonAndHang])
  expect(await failureOf(calls.withdraw(sent.client, { signal: after.signal }))).toMatchObject({
    category: 'unknown_outcome',
  })
})

test('T9: a token that cannot be had means that nothing was sent', async () => {
  const getToken = () => Promise.reject(new Error('the sign-in service is down'))
  for (const name of ['withdraw', 'getCreditLimit'] as const) {
    const { client, requests } = createFakeService([accepted], { getToken })
    expect(await failureOf(calls[name](client))).toMatchObject({ category: 'network', retryable: true })
    expect(requests).toHaveLength(0)
  }
})

test('T9: a token that never comes is a time-out', async () => {
  const { client } = createFakeService([accepted], {
    getToken: () => new Promise(() => {}),
    timeouts: { write: 1 },
  })
  expect(await failureOf(calls.withdraw(client))).toMatchObject({ category: 'timeout' })
})

test('without a token there is no Authorization header, and the cookie of the host serves', async () => {
  const { client, requests } = createFakeService([limit])
  await calls.getCreditLimit(client)
  expect(requests[0]?.headers.has('Authorization')).toBe(false)
  expect(requests[0]?.init.credentials).toBe('same-origin')
})

test('offline, a write is not sent and a read says why it failed', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  try {
    const write = createFakeService([accepted])
    expect(await failureOf(calls.withdraw(write.client))).toMatchObject({
      category: 'offline',
      retryable: true,
    })
    expect(write.requests).toHaveLength(0)
    const read = createFakeService([lost])
    expect(await failureOf(calls.getCreditLimit(read.client))).toMatchObject({ category: 'offline' })
    expect(read.requests).toHaveLength(1)
  } finally {
    vi.unstubAllGlobals()
  }
})

test('an answer longer than the limit is refused: unknown for a write, a contract error for a read', async () => {
  const long = answer({ data: [], filler: 'x'.repeat(2_000) })
  const options = { maxResponseBytes: 1_000 }
  expect(await failureOf(calls.listFinancings(createFakeService([long], options).client))).toMatchObject({
    category: 'contract',
  })
  expect(await failureOf(calls.withdraw(createFakeService([long], options).client))).toMatchObject({
    category: 'unknown_outcome',
  })
})

test('a nest of a hundred thousand arrays is a contract error', async () => {
  const { client } = createFakeService([
    new Response(`{"data":${'['.repeat(100_000)}${']'.repeat(100_000)}}`),
  ])
  expect(await failureOf(calls.getCreditLimit(client))).toMatchObject({ category: 'contract' })
})

test('a byte order mark does not disturb', async () => {
  const { client } = createFakeService([
    new Response(`\ufeff${JSON.stringify(wireSamples.getCreditLimit.response)}`),
  ])
  await expect(calls.getCreditLimit(client)).resolves.toHaveProperty('id', 'lim_0Ae4')
})

test('the words of the service are kept to show, at most 500 characters of them', async () => {
  const failureWith = (body: BodyInit) =>
    failureOf(calls.withdraw(createFakeService([new Response(body, { status: 422 })]).client))
  expect((await failureWith('{"status":"error","message":"Insufficient balance"}')).serviceMessage).toBe(
    'Insufficient balance',
  )
  expect((await failureWith(JSON.stringify({ message: 'x'.repeat(9_000) }))).serviceMessage).toHaveLength(500)
})

test.each([
  '',
  '<html>',
  'null',
  '[]',
  '{}',
  '{"message":{"status":"error","message":"nested"}}',
  '{"message":7}',
  '"text"',
])('T2, T7: an error body %j has no words to show and disturbs nothing', async (body) => {
  const { client } = createFakeService([new Response(body, { status: 422 })])
  expect(await failureOf(calls.withdraw(client))).toMatchObject({
    category: 'rejected',
    status: 422,
    serviceMessage: null,
  })
})

test('an error carries the request id to quote', async () => {
  const { client } = createFakeService([failed(422, { 'X-Request-Id': 'req_9' })])
  expect(await failureOf(calls.withdraw(client))).toMatchObject({ requestId: 'req_9', endpoint: 'withdraw' })
})

test.each(['', '.', '..', '\ud800'])('an id of %j leaves nothing', async (customerPartnerId) => {
  const { client, requests } = createFakeService([limit])
  const failure = await failureOf(callEndpoint(client, getCreditLimit, { customerPartnerId }))
  expect(failure.fieldErrors).toHaveProperty('customerPartnerId')
  expect(requests).toHaveLength(0)
})

test('an id cannot leave its segment of the path', async () => {
  const { client, requests } = createFakeService([limit])
  await callEndpoint(client, getCreditLimit, { customerPartnerId: '../../v1/x?y=1#z/é ' })
  expect(requests[0]?.url).toBe(
    '/lending/v1/customer-partner/..%2F..%2Fv1%2Fx%3Fy%3D1%23z%2F%C3%A9%20/credit-limit/current',
  )
})

test('a body that is missing altogether is refused', async () => {
  const { client } = createFakeService([accepted])
  // The cast lets a test pass what the types forbid.
  const parameters = { customerPartnerId: 'cup_1' } as never
  expect((await failureOf(callEndpoint(client, withdraw, parameters))).category).toBe('validation')
})
