import { endpoints } from '@onlend/core'
import { expect, test } from 'vitest'
import { pathOf } from '../test-support/pathOf.ts'
import { canaries, type PersonName, testRelay } from '../test-support/testRelay.ts'

const reads = Object.values(endpoints).filter(({ method }) => method === 'GET')

test('S07: of ten thousand generated paths only the fourteen of the contract reach the service', async () => {
  const { send, upstream } = await testRelay()
  const words = [
    'v1',
    'v2',
    'V1',
    'banks',
    'ghana',
    '50',
    'customer-partner',
    'customer_partners',
    'cp_a',
    'cp_b',
    'customers',
    'x;y=1',
    '',
    'credit-limit',
    'current',
    'draw-downs',
    'active',
    '..',
    '%2e%2e',
    'transactions',
    'financings',
    'channel-partner',
    'baas',
    'a%2fb',
  ]
  let seed = 20260302
  const next = (limit: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * limit)
  }
  for (let round = 0; round < 10_000; round += 1) {
    const path = Array.from({ length: 1 + next(6) }, () => `/${words[next(words.length)]}`).join('')
    await send('GET', path)
  }
  const allowed = reads.map(
    ({ path }) =>
      new RegExp(
        `^${pathOf(path, { country: '[^/]+', perPage: '[^/]+' }).replace('/[^/]+$', '')}(?:/[^/]+)?$`,
      ),
  )
  for (const { url } of upstream.seen) {
    expect(allowed.some((pattern) => pattern.test(url.replace('https://service.test/base', '')))).toBe(true)
  }
  expect(upstream.seen.length).toBeGreaterThan(0)
})

test.each(Object.values(endpoints).map(({ name, path, method }) => [name, path, method] as const))(
  'S08: %s answers no other method',
  async (_name, path, method) => {
    const { send, upstream } = await testRelay()
    for (const other of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'PURGE']) {
      // The customer list and the registration of a customer share their path.
      if (other === method || (path.endsWith('/customers') && path.includes('customer_partners'))) continue
      const answer = await send(other, pathOf(path), { as: 'uP' })
      expect([answer.status, answer.code]).toEqual([405, 'method_not_allowed'])
      expect(answer.headers.get('Allow')).toContain(method)
    }
    expect(upstream.seen).toEqual([])
  },
)

test('S10: HEAD answers like GET without a body, and OPTIONS is answered by the relay alone', async () => {
  const { send, upstream } = await testRelay()
  expect((await send('HEAD', pathOf(endpoints.getCreditLimit.path))).text).toBe('')
  expect((await send('OPTIONS', pathOf(endpoints.withdraw.path), { as: null })).status).toBe(204)
  expect(upstream.seen).toHaveLength(1)
})

test('S11: a query on an endpoint is refused, since the API document shows none', async () => {
  const { send, upstream } = await testRelay()
  const answer = await send('GET', `${pathOf(endpoints.listFinancings.path)}?page=2`)
  expect([answer.status, answer.code]).toEqual([400, 'malformed_request'])
  expect((await send('GET', '/operations?customer_partner_id=cp_a&customer_partner_id=cp_b')).status).toBe(
    400,
  )
  expect(upstream.seen).toEqual([])
})

const owned = Object.values(endpoints).filter(({ owner, path }) => owner && path.includes(`{${owner}}`))

test.each(owned.map((endpoint) => [endpoint.name, endpoint] as const))(
  'S20: %s of another owner is refused before anything is sent',
  async (_name, { path, method }) => {
    const { send, upstream } = await testRelay()
    const foreign = pathOf(path, { customerPartnerId: 'cp_b', channelPartnerId: 'chp_q' })
    const options =
      method === 'GET' ? {} : { body: { amount: 1 }, headers: { 'Idempotency-Key': 'key-foreign' } }
    for (const person of ['uA', 'uP'] as PersonName[]) {
      const answer = await send(method, foreign, { as: person, ...options })
      expect([answer.status, answer.code]).toEqual([403, 'forbidden'])
    }
    expect(upstream.seen).toEqual([])
  },
)

test('S24: a customer partner cannot call what only a channel partner may', async () => {
  const { send, upstream } = await testRelay()
  const channelOnly = ['createBusiness', 'listCustomerPartners'] as const
  for (const name of channelOnly) {
    const { method, path } = endpoints[name]
    expect((await send(method, pathOf(path))).status).toBe(403)
  }
  expect(upstream.seen).toEqual([])
})

test('S28: an owner that exists and one that does not are refused in the same words', async () => {
  const { send } = await testRelay()
  const [known, unknown] = await Promise.all(
    ['cp_b', 'cp_nobody'].map((id) =>
      send('GET', pathOf(endpoints.getCreditLimit.path, { customerPartnerId: id })),
    ),
  )
  expect([known?.status, known?.text]).toEqual([unknown?.status, unknown?.text])
})

test('S29: a write without the proof that it comes from this site is refused', async () => {
  const { withdraw, upstream } = await testRelay()
  const forged: Record<string, string>[] = [
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'none' },
    { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.test' },
  ]
  for (const headers of forged)
    expect((await withdraw('key-cross-site', {}, { headers })).code).toBe('cross_site')
  expect(upstream.seen).toEqual([])
})

test('S30: a read that the browser calls cross-site is refused', async () => {
  const { send } = await testRelay()
  const answer = await send('GET', '/events?customer_partner_id=cp_a', {
    headers: { 'Sec-Fetch-Site': 'cross-site', Accept: 'text/event-stream' },
  })
  expect(answer.code).toBe('cross_site')
  expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
})

test('S83: a stranger gets the same answer everywhere', async () => {
  const { send, upstream } = await testRelay()
  const answers = await Promise.all(
    ['/v1/banks/ghana', '/v9/none', '/operations/op_1', '/session', '/v1/banks/%2e'].map((path) =>
      send('GET', path, { as: null }),
    ),
  )
  expect(new Set(answers.map(({ status, text }) => `${status}${text}`)).size).toBe(1)
  expect(answers[0]?.code).toBe('unauthenticated')
  expect(upstream.seen).toEqual([])
})

test.each([
  ['throws', () => Promise.reject(new Error(canaries.key))],
  ['returns a number', () => 1 as never],
  ['returns a principal without a role', () => ({ userId: 'x', customerPartners: [] }) as never],
])('an authenticate that %s means nobody', async (_what, authenticate) => {
  const { send } = await testRelay({ authenticate })
  expect((await send('GET', '/session')).status).toBe(401)
})

test('S25: authorize can take away and a throw takes away', async () => {
  for (const authorize of [() => false, () => Promise.reject(new Error('down')), () => 'yes' as never]) {
    const { send, withdraw, upstream } = await testRelay({ authorize })
    expect((await send('GET', pathOf(endpoints.getCreditLimit.path))).status).toBe(403)
    expect((await withdraw('key-authorize')).status).toBe(403)
    expect(upstream.seen).toEqual([])
  }
})

test('T90: the session tells who I am, for whom I may act, and what I may call', async () => {
  const { send } = await testRelay()
  expect((await send('GET', '/session')).data).toEqual({
    userId: 'uA',
    displayName: null,
    role: 'customer-partner',
    channelPartnerId: null,
    customerPartners: [{ id: 'cp_a', name: 'A' }],
    environment: 'sandbox',
    capabilities: Object.keys(endpoints).filter(
      (name) => name !== 'createBusiness' && name !== 'listCustomerPartners',
    ),
    operations: { duplicateWindow: 600_000, staleAfter: 86_400_000 },
  })
})
