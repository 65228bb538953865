import { endpoints } from '@onlend/core/internal'
import { expect, test } from 'vitest'
import { toPath } from '../test/toPath.ts'
import { testRelay } from '../test/testRelay.ts'

test('S10: HEAD answers like GET without a body, and OPTIONS is answered by the relay alone', async () => {
  const { send, upstream } = await testRelay()
  expect((await send('HEAD', toPath(endpoints.getCreditLimit.path))).text).toBe('')
  expect((await send('OPTIONS', toPath(endpoints.withdraw.path), { as: null })).status).toBe(204)
  expect(upstream.seen).toHaveLength(1)
})

test('S11: a query on an endpoint is refused, since the API document shows none', async () => {
  const { send, upstream } = await testRelay()
  const answer = await send('GET', `${toPath(endpoints.listFinancings.path)}?page=2`)
  expect([answer.status, answer.code]).toEqual([400, 'malformed_request'])
  expect((await send('GET', '/operations?customer_partner_id=cp_a&customer_partner_id=cp_b')).status).toBe(
    400,
  )
  expect(upstream.seen).toEqual([])
})

test('S83: a request without a session gets the same answer everywhere', async () => {
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
  ['returns a number', () => 1 as never],
  ['returns a principal without a role', () => ({ userId: 'x', customerPartners: [] }) as never],
])('after an authenticate that %s, the request is unauthenticated', async (_what, authenticate) => {
  const { send } = await testRelay({ authenticate })
  expect((await send('GET', '/session')).status).toBe(401)
})

test('S25: authorize can take rights away, and after a throw nothing passes and the answer is not "forbidden"', async () => {
  const answers = [
    [() => false, 403],
    [() => 'yes' as never, 403],
    [() => Promise.reject(new Error('down')), 503],
  ] as const
  for (const [authorize, status] of answers) {
    const { send, withdraw, upstream } = await testRelay({ authorize })
    expect((await send('GET', toPath(endpoints.getCreditLimit.path))).status).toBe(status)
    expect((await withdraw('key-authorize')).status).toBe(status)
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
