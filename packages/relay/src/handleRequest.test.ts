import { endpoints } from '@onlend/core/internal'
import { expect, test } from 'vitest'
import { toPath } from '../test/toPath.ts'
import { testRelay } from '../test/testRelay.ts'

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
