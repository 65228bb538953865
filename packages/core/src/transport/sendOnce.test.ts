import { expect, test, vi } from 'vitest'
import { answer } from '../../test/answer.ts'
import { calls } from '../../test/calls.ts'
import { createFakeService } from '../../test/createFakeService.ts'
import { getFailure } from '../../test/getFailure.ts'
import { wireSamples } from '../../test/wireSamples.ts'

const limit = answer(wireSamples.getCreditLimit.response)
const accepted = answer(wireSamples.withdraw.response)
const lost = new TypeError('fetch failed')
/** Answers when the request is given up, and not before. */
const hang = ({ init }: { init: RequestInit }) =>
  new Promise<Response>((_, reject) =>
    init.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
  )
const deaf = () => new Promise<Response>(() => {})

test('a read that takes too long is a timeout, also where fetch ignores its signal', async () => {
  for (const idleTimeout of [hang, deaf]) {
    const { client } = createFakeService([idleTimeout], { timeouts: { read: 1 }, retries: { attempts: 0 } })
    expect(await getFailure(calls.getCreditLimit(client))).toMatchObject({
      category: 'timeout',
      retryable: true,
    })
  }
})

test.each([
  ['the error itself', Object.assign(new TypeError('fetch failed'), { code: 'ECONNREFUSED' })],
  ['the cause of the error', new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } })],
])('a failed read names the kind and the code that %s has', async (_where, error) => {
  const { client } = createFakeService([error], { retries: { attempts: 0 } })
  expect(await getFailure(calls.getCreditLimit(client))).toMatchObject({
    cause: { name: 'TypeError', code: 'ECONNREFUSED' },
  })
})

test('a body that never ends is a timeout', async () => {
  const endless = new Response(
    new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('{')) }),
  )
  const { client } = createFakeService([() => endless], { timeouts: { read: 1 }, retries: { attempts: 0 } })
  expect(await getFailure(calls.getCreditLimit(client))).toMatchObject({ category: 'timeout' })
})

test('a write that takes too long has an unknown outcome', async () => {
  const { client } = createFakeService([hang], { timeouts: { write: 1 } })
  expect(await getFailure(calls.withdraw(client))).toMatchObject({ category: 'unknown_outcome' })
})

test('a write with files has a limit of its own', async () => {
  const { client } = createFakeService([hang], { timeouts: { write: 3_600_000, upload: 1 } })
  expect(await getFailure(calls.submitCreditAssessment(client))).toMatchObject({
    category: 'unknown_outcome',
  })
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

test('an abort during the pause ends the retries', async () => {
  const leaving = new AbortController()
  const wait = (_: number, signal?: AbortSignal) => {
    leaving.abort(new Error('left'))
    return Promise.reject(signal?.reason)
  }
  const { client, requests } = createFakeService([lost], { wait })
  await expect(calls.getCreditLimit(client, { signal: leaving.signal })).rejects.toThrow('left')
  expect(requests).toHaveLength(1)
})

test('an abort before a write is sent cancels it; an abort afterwards makes it unknown', async () => {
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
  expect(await getFailure(calls.withdraw(sent.client, { signal: after.signal }))).toMatchObject({
    category: 'unknown_outcome',
  })
})

test('T9: where the token cannot be fetched, nothing was sent', async () => {
  const getToken = () => Promise.reject(new Error('the sign-in service is down'))
  for (const name of ['withdraw', 'getCreditLimit'] as const) {
    const { client, requests } = createFakeService([accepted], { getToken })
    expect(await getFailure(calls[name](client))).toMatchObject({ category: 'network', retryable: true })
    expect(requests).toHaveLength(0)
  }
})

test('T9: a token that never comes is a timeout', async () => {
  const { client } = createFakeService([accepted], {
    getToken: () => new Promise(() => {}),
    timeouts: { write: 1 },
  })
  expect(await getFailure(calls.withdraw(client))).toMatchObject({ category: 'timeout' })
})

test('without a token there is no Authorization header, and the host’s cookie identifies the person', async () => {
  const { client, requests } = createFakeService([limit])
  await calls.getCreditLimit(client)
  expect(requests[0]?.headers.has('Authorization')).toBe(false)
  expect(requests[0]?.init.credentials).toBe('same-origin')
})

test('offline, a write is not sent and a read says why it failed', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  try {
    const write = createFakeService([accepted])
    expect(await getFailure(calls.withdraw(write.client))).toMatchObject({
      category: 'offline',
      retryable: true,
    })
    expect(write.requests).toHaveLength(0)
    const read = createFakeService([lost])
    expect(await getFailure(calls.getCreditLimit(read.client))).toMatchObject({ category: 'offline' })
    expect(read.requests).toHaveLength(1)
  } finally {
    vi.unstubAllGlobals()
  }
})
