import { expect, test } from 'vitest'
import { getCreditLimit } from '../endpoints/getCreditLimit.ts'
import { withdraw } from '../endpoints/withdraw.ts'
import { type RelayErrorCode, relayErrors } from '../error-codes/relayErrors.ts'
import { errorHeader } from '../relay/headerNames.ts'
import { relayEndpoints } from '../relay/relayEndpoints.ts'
import { answer } from '../../test/answer.ts'
import { calls } from '../../test/calls.ts'
import { createFakeService } from '../../test/createFakeService.ts'
import { getFailure } from '../../test/getFailure.ts'
import { wireSamples } from '../../test/wireSamples.ts'
import { callEndpoint } from './callEndpoint.ts'

const limit = answer(wireSamples.getCreditLimit.response)
const accepted = answer(wireSamples.withdraw.response)
const failed = (status: number, headers: Record<string, string> = {}) =>
  answer({ status: 'error', message: 'no' }, { status, headers })

test('an answer longer than the limit is refused: unknown for a write, a contract error for a read', async () => {
  const long = answer({ data: [], filler: 'x'.repeat(2_000) })
  const options = { maxResponseBytes: 1_000 }
  expect(await getFailure(calls.listFinancings(createFakeService([long], options).client))).toMatchObject({
    category: 'contract',
  })
  expect(await getFailure(calls.withdraw(createFakeService([long], options).client))).toMatchObject({
    category: 'unknown_outcome',
  })
})

test('a nest of a hundred thousand arrays is a contract error', async () => {
  const { client } = createFakeService([
    new Response(`{"data":${'['.repeat(100_000)}${']'.repeat(100_000)}}`),
  ])
  expect(await getFailure(calls.getCreditLimit(client))).toMatchObject({ category: 'contract' })
})

test('a 304 of the service is its fault, and a refusal of the relay with a 404 does not say that there is none', async () => {
  const { client } = createFakeService([
    new Response(null, { status: 304 }),
    failed(404, { [errorHeader]: 'forbidden' }),
  ])
  expect(await getFailure(calls.getCreditLimit(client))).toMatchObject({ category: 'server' })
  expect(await getFailure(calls.getCreditLimit(client))).toMatchObject({ code: 'forbidden' })
})

test('a byte order mark is skipped', async () => {
  const { client } = createFakeService([
    new Response(`\ufeff${JSON.stringify(wireSamples.getCreditLimit.response)}`),
  ])
  await expect(calls.getCreditLimit(client)).resolves.toHaveProperty('id', 'lim_0Ae4')
})

test('the service’s message is kept to be shown, at most 500 characters of it', async () => {
  const failureWith = (body: BodyInit) =>
    getFailure(calls.withdraw(createFakeService([new Response(body, { status: 422 })]).client))
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
  expect(await getFailure(calls.withdraw(client))).toMatchObject({
    category: 'rejected',
    status: 422,
    serviceMessage: null,
  })
})

test('an error carries the request id to quote', async () => {
  const { client } = createFakeService([failed(422, { 'X-Request-Id': 'req_9' })])
  expect(await getFailure(calls.withdraw(client))).toMatchObject({ requestId: 'req_9', endpoint: 'withdraw' })
})

test.each(['', '.', '..', '\ud800'])('an id of %j leaves nothing', async (customerPartnerId) => {
  const { client, requests } = createFakeService([limit])
  const failure = await getFailure(callEndpoint(client, getCreditLimit, { customerPartnerId }))
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
  expect((await getFailure(callEndpoint(client, withdraw, parameters))).category).toBe('validation')
})

test('T79: an app_key whose name is written with escapes is removed like any other', async () => {
  const text = JSON.stringify(wireSamples.getCreditLimit.response).replace(
    '"data":{',
    '"data":{"\\u0061pp_key":"secret","inner":{"APPKEY":"secret"},',
  )
  const { client } = createFakeService([new Response(text)])
  const limit = await calls.getCreditLimit(client)
  expect(limit).toHaveProperty('inner', {})
  expect(JSON.stringify(limit)).not.toContain('secret')
})

const readCodes = new Set(
  Object.values(relayEndpoints).flatMap(({ method, errors }): readonly RelayErrorCode[] =>
    method === 'GET' ? (errors ?? []) : [],
  ),
)

test.each([
  ...readCodes,
  'upstream_unreachable',
  'upstream_invalid',
  'upstream_redirect',
  'upstream_timeout',
] as const)(
  'a read that the relay refuses with %s is told so, although it does not load the codes of writes',
  async (code) => {
    const { status, category } = relayErrors[code]
    const refused = failed(status, { [errorHeader]: code })
    const { client } = createFakeService([refused], { retries: { attempts: 0 } })
    expect(await getFailure(calls.listBanks(client))).toMatchObject({ name: 'ApiError', code, category })
  },
)
