import { Operation } from '@onlend/core'
import { expect, test } from 'vitest'
import { sendWebhook } from '../../test/sendWebhook.ts'
import { type TestRelay, testRelay } from '../../test/testRelay.ts'

async function read({ send }: TestRelay, id: string): Promise<Operation> {
  return Operation.parse((await send('GET', `/operations/${id}`)).data)
}

test('T77: an event that names no partner finds the only one it can be about, and none when two could be', async () => {
  const relay = await testRelay()
  await relay.withdraw('key-nameless-a')
  const nameless = { customer_partner_id: undefined }
  await sendWebhook(relay, { id: 'evt_1', data: nameless })
  expect(await read(relay, 'key-nameless-a')).toMatchObject({ state: 'succeeded', matched: 'facts' })

  const body = {
    account_type: 'bank',
    name: 'Ada Obi',
    amount: 7,
    account_number: '0123456789',
    bank_code: '058',
  }
  const headers = { 'Idempotency-Key': 'key-nameless-b' }
  await relay.send('POST', '/v1/baas/customer-partner/cp_b/withdraw', { as: 'uB', body, headers })
  await relay.withdraw('key-nameless-c', { amount: 7 })
  await sendWebhook(relay, { id: 'evt_2', data: { ...nameless, amount: 7 } })
  expect((await read(relay, 'key-nameless-c')).state).toBe('accepted')
})

test('an event whose amount cannot be read settles nothing, not even the operation that it names', async () => {
  const relay = await testRelay()
  await relay.withdraw('key-of-fifty', { amount: 50 })
  const amounts = ['1,500.50', 'NGN 1500.50', { value: '1500.50' }, -1500.5, 0]
  for (const [at, amount] of amounts.entries()) {
    const data = { reference: 'key-of-fifty', amount, account_number: undefined }
    await sendWebhook(relay, { id: `evt_${at}`, data })
    expect([amount, (await read(relay, 'key-of-fifty')).state]).toEqual([amount, 'accepted'])
  }
  const told = (await relay.send('GET', '/inbox', { as: 'uP' })).data as { amount: string }[]
  expect(told.map(({ amount }) => amount)).toContain('1,500.50')
})
