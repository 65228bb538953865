import { expect, test } from 'vitest'
import { testRelay } from '../test/testRelay.ts'

test('S80: without the secret that sealed it nothing is written, nothing is guessed, and the log says so once', async () => {
  const relay = await testRelay()
  await relay.withdraw('key-before')
  const other = await testRelay({ store: relay.store, ledgerSecret: 'another secret than the one before' })
  const refused = await other.withdraw('key-after')
  expect([refused.code, other.upstream.seen]).toEqual(['store_unavailable', []])
  const listed = await other.send('GET', '/operations?customer_partner_id=cp_a')
  expect(listed.data).toMatchObject([{ id: 'key-before', state: 'accepted', summary: { recipient: null } }])
  expect(other.logs.filter((line) => line.includes('ledger.unreadable'))).toHaveLength(1)
})
