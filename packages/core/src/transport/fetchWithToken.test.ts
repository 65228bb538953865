import { expect, test } from 'vitest'
import { answer } from '../../test/answer.ts'
import { bodies, calls, callSample } from '../../test/calls.ts'
import { createFakeService } from '../../test/createFakeService.ts'
import { getFailure } from '../../test/getFailure.ts'
import { wireSamples } from '../../test/wireSamples.ts'

const limit = answer(wireSamples.getCreditLimit.response)
const accepted = answer(wireSamples.withdraw.response)
const unauthenticated = answer(
  { status: 'error' },
  { status: 401, headers: { 'Onlend-Error': 'unauthenticated' } },
)
const operationId = 'op_0123456789'
/** A host with one token after another. */
const nextToken = () => {
  let count = 1
  return (refused?: string) => {
    if (refused === `token-${count}`) count += 1
    return `token-${count}`
  }
}

test('a write whose token the relay no longer takes is sent once more, under the same key and unchanged', async () => {
  const { client, requests } = createFakeService([unauthenticated, accepted], { getToken: nextToken() })
  await calls.withdraw(client, { operationId })
  const [first, second] = requests
  expect(requests).toHaveLength(2)
  expect([first, second].map((request) => request?.headers.get('Idempotency-Key'))).toEqual([
    operationId,
    operationId,
  ])
  expect(second?.body).toEqual(first?.body)
  expect([first, second].map((request) => request?.headers.get('Authorization'))).toEqual([
    'Bearer token-1',
    'Bearer token-2',
  ])
})

test('a second refusal is the end of the session, for a write as for a read, and there is no third request', async () => {
  for (const name of ['withdraw', 'getCreditLimit'] as const) {
    const { client, requests } = createFakeService([unauthenticated], { getToken: nextToken() })
    expect(await getFailure(calls[name](client, { operationId }))).toMatchObject({
      category: 'session',
      code: 'unauthenticated',
    })
    expect(requests).toHaveLength(2)
  }
})

test.each([
  ['no token', () => null],
  ['the same token', () => 'token-1'],
])('a host that has %s to offer next is signed out after one request', async (_what, next) => {
  const getToken = (refused?: string) => (refused === undefined ? 'token-1' : next())
  const { client, requests } = createFakeService([unauthenticated], { getToken })
  expect(await getFailure(calls.withdraw(client))).toMatchObject({ category: 'session' })
  expect(requests).toHaveLength(1)
})

test('a token that cannot be renewed leaves the write unsent, and says so', async () => {
  const getToken = (refused?: string) =>
    refused === undefined ? 'token-1' : Promise.reject(new Error('the host is down'))
  const { client } = createFakeService([unauthenticated], { getToken })
  expect(await getFailure(calls.withdraw(client))).toMatchObject({ category: 'network', retryable: true })
})

test('a write whose second request breaks off has an unknown outcome', async () => {
  const { client, requests } = createFakeService([unauthenticated, new TypeError('fetch failed')], {
    getToken: nextToken(),
  })
  expect(await getFailure(calls.withdraw(client))).toMatchObject({ category: 'unknown_outcome' })
  expect(requests).toHaveLength(2)
})

test('only a 401 of the relay renews a token: a 401 of a proxy does not send a write again', async () => {
  const { client, requests } = createFakeService([answer({ status: 'error' }, { status: 401 })], {
    getToken: nextToken(),
  })
  await getFailure(calls.withdraw(client))
  expect(requests).toHaveLength(1)
})

test('a body that can be read only once is not sent twice', async () => {
  const encodeFiles = () => ({ body: new Blob(['x']).stream(), contentType: 'application/octet-stream' })
  const options = { target: 'service', getToken: nextToken(), encodeFiles } as const
  const { client, requests } = createFakeService([unauthenticated], options)
  const body = { ...bodies.registerCustomer, nin_slip: new Blob(['x']) }
  expect(await getFailure(callSample(client, 'registerCustomer', body))).toMatchObject({
    category: 'session',
  })
  expect(requests).toHaveLength(1)
})

test('with a cookie a refusal is a refusal, and cookies never go to another origin', async () => {
  const { client, requests } = createFakeService([unauthenticated])
  expect(await getFailure(calls.withdraw(client))).toMatchObject({ category: 'session' })
  expect(requests).toHaveLength(1)
  const tokens = createFakeService([limit], { getToken: nextToken(), baseUrl: 'https://api.example/lending' })
  await calls.getCreditLimit(tokens.client)
  // `same-origin` sends none across origins, and takes none from there.
  expect(tokens.requests[0]?.init.credentials).toBe('same-origin')
})
