import { expect, test } from 'vitest'
import { sendWebhook } from '../../test/sendWebhook.ts'
import { readOperation, withdrawOfB } from '../../test/operations.ts'
import { testRelay } from '../../test/testRelay.ts'

test('T77: an event that names no partner finds the only one it can be about, and none when two could be', async () => {
  const relay = await testRelay()
  await relay.withdraw('key-nameless-a')
  const nameless = { customer_partner_id: undefined }
  await sendWebhook(relay, { id: 'evt_1', data: nameless })
  expect(await readOperation(relay, 'key-nameless-a')).toMatchObject({ state: 'succeeded', matched: 'facts' })

  await withdrawOfB(relay, 'key-nameless-b', { amount: 7 })
  await relay.withdraw('key-nameless-c', { amount: 7 })
  await sendWebhook(relay, { id: 'evt_2', data: { ...nameless, amount: 7 } })
  expect((await readOperation(relay, 'key-nameless-c')).state).toBe('accepted')
})

test('an event whose amount cannot be read settles nothing, not even the operation that it names', async () => {
  const relay = await testRelay()
  await relay.withdraw('key-of-fifty', { amount: 50 })
  const amounts = ['1,500.50', 'NGN 1500.50', { value: '1500.50' }, -1500.5, 0]
  for (const [at, amount] of amounts.entries()) {
    const data = { reference: 'key-of-fifty', amount, account_number: undefined }
    await sendWebhook(relay, { id: `evt_${at}`, data })
    expect([amount, (await readOperation(relay, 'key-of-fifty')).state]).toEqual([amount, 'accepted'])
  }
  const told = (await relay.send('GET', '/inbox', { as: 'uP' })).data as { amount: string }[]
  expect(told.map(({ amount }) => amount)).toContain('1,500.50')
})
