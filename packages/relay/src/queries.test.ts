import { endpoints } from '@onlend/core/internal'
import { expect, test } from 'vitest'
import { toPath } from '../test/toPath.ts'
import { testRelay } from '../test/testRelay.ts'

test.each([
  'customer_partner_id=cp_a&customer_partner_id=cp_b',
  'customer_partner_id=cp_a&customer_partner_id=cp_a',
  'customer_partner_id=cp_a&channel_partner_id=chp_p',
  'customer_partner_id[]=cp_a',
  'customer_partner_id=cp_a&id=1',
  'customer_partner_id=cp_a&',
  'customer_partner_id=',
  'customer_partner_id',
  'customer_partner_id=cp%5fa',
  'customer%5fpartner_id=cp_a',
  'customer_partner_id=cp_a;x=1',
  'customer_partner_id=cp_a=cp_b',
  'Customer_Partner_Id=cp_a',
  'customer_partner_id=cp_a&_method=DELETE',
])(
  'S11: the query %s of the relay’s own routes is refused, since two readers could take it in two ways',
  async (query) => {
    const { send } = await testRelay()
    for (const path of ['/operations', '/events'])
      expect((await send('GET', `${path}?${query}`, { as: 'uP' })).code).toBe('malformed_request')
  },
)

test.each(Object.values(endpoints).map((endpoint) => [endpoint.name, endpoint] as const))(
  'S11: %s takes no query and passes none on',
  async (_name, { method, path }) => {
    const { send, upstream } = await testRelay()
    const options =
      method === 'GET' ? {} : { body: { a: 1 }, headers: { 'Idempotency-Key': 'key-with-query' } }
    for (const query of ['page=2', 'customer_partner_id=cp_a', 'x', '=']) {
      const answer = await send(method, `${toPath(path)}?${query}`, { as: 'uP', ...options })
      expect([query, answer.code]).toEqual([query, 'malformed_request'])
    }
    expect(upstream.seen).toEqual([])
  },
)
