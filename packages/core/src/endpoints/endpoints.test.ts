import { describe, expect, test } from 'vitest'
import { isLendingError } from '../errors/isLendingError.ts'
import * as core from '../index.ts'
import { relayEndpoints } from '../relay/relayEndpoints.ts'
import { answer } from '../../test/answer.ts'
import { calls } from '../../test/calls.ts'
import { createFakeService } from '../../test/createFakeService.ts'
import { getFailure } from '../../test/getFailure.ts'
import { wireSamples } from '../../test/wireSamples.ts'
import { type EndpointName, endpoints } from './endpoints.ts'

const names = Object.keys(endpoints) as EndpointName[]
const reads = names.filter((name) => endpoints[name].method === 'GET')

test('all fourteen sections of the API document are here, every endpoint has its own, and its own name', () => {
  const sections = Object.values(endpoints).map(({ section }) => section)
  expect(sections).toEqual(expect.arrayContaining([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]))
  expect(new Set(sections).size).toBe(sections.length)
  for (const [name, endpoint] of Object.entries({ ...endpoints, ...relayEndpoints }))
    expect(endpoint.name).toBe(name)
})

test('every endpoint is public under its own name', () => {
  const published = new Map<string, unknown>(Object.entries(core))
  for (const name of names) expect(published.get(name)).toBe(endpoints[name])
})

test('T14, T15, T16, T17: the paths are spelled as the service spells them, under /v1', () => {
  expect(names.map((name) => `${endpoints[name].method} ${endpoints[name].path}`)).toEqual(
    expect.arrayContaining([
      'POST /v1/channel-partner/create-business',
      'POST /v1/customer_partners/{customerPartnerId}/customers',
      'GET /v1/customer_partners/{customerPartnerId}/customers',
      'POST /v1/transactions/register',
      'GET /v1/customer-partner/{customerPartnerId}/transactions/financings',
      'POST /v1/financing/bulk-payment',
      'POST /v1/draw-downs/customer-partner/{customerPartnerId}/request',
      'GET /v1/draw-downs/customer-partner/{customerPartnerId}/active',
      'GET /v1/customer-partner/{customerPartnerId}/credit-limit/current',
      'POST /v1/baas/customer-partner/{customerPartnerId}/withdraw',
      'PATCH /v1/channel-partner/customer-partner/{customerPartnerId}/complete-credit-assessment',
      'GET /v1/channel-partner/customer-partner/{customerPartnerId}/details',
      'GET /v1/channel-partner/{channelPartnerId}/customers',
      'GET /v1/banks/{country}/{perPage?}',
    ]),
  )
  for (const name of names) expect(endpoints[name].path).toMatch(/^\/v1\//)
})

test('an endpoint cannot be changed', () => {
  for (const endpoint of Object.values(endpoints)) expect(Object.isFrozen(endpoint)).toBe(true)
})

test('every write, and every read of the document but the bank list, names its owner', () => {
  const ofNobody = names.filter((name) => endpoints[name].owner === null)
  expect(ofNobody.filter((name) => endpoints[name].method !== 'GET')).toEqual([])
  expect(ofNobody.filter((name) => Number(endpoints[name].section) <= 14)).toEqual(['listBanks'])
})

describe.each(names)('%s', (name) => {
  const endpoint = endpoints[name]
  const sample = wireSamples[name]

  test('T79, T80: the sample of the API document is taken, and no app_key reaches the caller', async () => {
    const { client } = createFakeService([answer(sample.response)])
    const text = JSON.stringify(await calls[name](client))
    expect(text).not.toContain('app_key')
    expect(text).not.toContain('never.a.real.key')
  })

  test('T9, T13: the bearer token is asked for before every request', async () => {
    let count = 0
    const getToken = () => {
      count += 1
      return `token-${count}`
    }
    const { client, requests } = createFakeService([answer(sample.response)], { getToken })
    await calls[name](client)
    await calls[name](client)
    expect(requests.map(({ headers }) => headers.get('Authorization'))).toEqual([
      'Bearer token-1',
      'Bearer token-2',
    ])
  })

  test('the request goes to the path of the endpoint and follows no redirect', async () => {
    const { client, requests } = createFakeService([answer(sample.response)])
    await calls[name](client)
    const pattern = endpoint.path.replace(/\{\w+\??\}/g, '[^/{}]+')
    expect(requests[0]?.url).toMatch(new RegExp(`^/lending${pattern}$`))
    expect(requests[0]?.method).toBe(endpoint.method)
    expect(requests[0]?.init).toMatchObject({
      redirect: 'error',
      cache: 'no-store',
      credentials: 'same-origin',
    })
    expect(requests[0]?.headers.get('X-Relay')).toBe('1')
  })

  test('T48: unknown fields and unknown states pass through', async () => {
    const { client } = createFakeService([answer(withSurprises(sample.response))])
    const value = await calls[name](client)
    if (value !== null) expect(JSON.stringify(value)).toContain('brand-new')
  })

  test('T1: a body that says error with HTTP 200 is still a success', async () => {
    const { client } = createFakeService([
      answer({ ...sample.response, status: 'error', message: 'not really' }),
    ])
    await expect(calls[name](client)).resolves.not.toBeUndefined()
  })

  test('T1: a body that says success with HTTP 422 is still a refusal', async () => {
    const { client } = createFakeService([answer(sample.response, { status: 422 })])
    expect((await getFailure(calls[name](client))).category).toBe('rejected')
  })
})

test.each(reads)(
  'T7: %s ends as a contract error that names no value when the body is of another shape',
  async (name) => {
    for (const body of [
      'OK',
      7,
      true,
      { data: 'private words' },
      { data: { id: 7 } },
      { data: [{ id: {} }] },
    ]) {
      const { client } = createFakeService([answer(body)])
      const outcome = await calls[name](client).catch((error: unknown) => error)
      expect(isLendingError(outcome) && outcome.category, JSON.stringify(body)).toBe('contract')
      expect(String(outcome)).not.toContain('private words')
    }
  },
)

/** Adds an unknown field to every object and gives every state a value not seen before. */
function withSurprises(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSurprises)
  if (typeof value !== 'object' || value === null) return value
  const states = new Set([
    'status',
    'loan_status',
    'request_status',
    'payment_status',
    'disbursement_status',
    'interest_type',
    'channel',
  ])
  const entries = Object.entries(value).map(([key, inner]) => {
    const isState = states.has(key) && typeof inner === 'string'
    return [key, isState ? 'brand-new-state' : withSurprises(inner)] as const
  })
  return { ...Object.fromEntries(entries), brand_new_field: 'brand-new' }
}
