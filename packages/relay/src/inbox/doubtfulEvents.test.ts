import { Operation } from '@onlend/core'
import { expect, test } from 'vitest'
import { sendWebhook } from '../../test/sendWebhook.ts'
import { type TestRelay, testRelay, webhookSecret } from '../../test/testRelay.ts'
import { signTestWebhook } from './signTestWebhook.ts'
import { standardWebhookVerifier } from './standardWebhookVerifier.ts'

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

test('S67: a key that a partner chose to look like the service’s reference draws no event about another partner to it', async () => {
  const relay = await testRelay()
  const body = {
    account_type: 'bank',
    name: 'B',
    amount: 1,
    account_number: '0123456789',
    bank_code: '058',
  }
  const headers = { 'Idempotency-Key': 'TRX-20260302-0001' }
  await relay.send('POST', '/v1/baas/customer-partner/cp_b/withdraw', { as: 'uB', body, headers })
  await relay.withdraw('key-of-a')
  const nameless = { customer_partner_id: undefined, reference: 'TRX-20260302-0001' }
  const stateOfB = async (): Promise<unknown> =>
    (await relay.send('GET', '/operations/TRX-20260302-0001', { as: 'uB' })).data
  for (const [at, account_number] of ['******6789', undefined, '0123456789'].entries()) {
    await sendWebhook(relay, { id: `evt_${at}`, data: { ...nameless, account_number } })
    expect(await stateOfB()).toMatchObject({ state: 'accepted' })
  }
  // Only the last told enough to choose a partner: the amount and the whole account.
  expect(await read(relay, 'key-of-a')).toMatchObject({ state: 'succeeded', matched: 'facts' })
  await sendWebhook(relay, {
    id: 'evt_named',
    data: { customer_partner_id: 'cp_b', reference: 'TRX-20260302-0001', amount: 1500.5 },
  })
  expect(await stateOfB()).toMatchObject({ state: 'accepted' })
})

test('S64, S66: an event without a reference that a gateway sends again under a new id settles neither of two equal writes', async () => {
  const verify = standardWebhookVerifier({ secrets: [webhookSecret], keepsId: false })
  const relay = await testRelay({ webhooks: { service: { verify } } })
  await relay.withdraw('key-alike-1')
  relay.time.now += 1
  await relay.withdraw('key-alike-2', {}, { headers: { 'X-Relay-Confirm': 'duplicate=key-alike-1' } })
  // A gateway that gives each copy an id of its own: the bytes are the same.
  const body = JSON.stringify({
    event: 'withdrawal.succeeded',
    data: { customer_partner_id: 'cp_a', amount: 1500.5, account_number: '0123456789' },
  })
  const copy = async (id: string): Promise<void> => {
    const headers = await signTestWebhook({ secret: webhookSecret, id, body, now: relay.time.now })
    expect((await relay.send('POST', '/webhooks/service', { as: null, body, headers })).status).toBe(200)
  }
  await Promise.all(['evt_1', 'evt_2', 'evt_3'].map(copy))
  relay.time.now += 400_000
  await copy('evt_4')
  await relay.relay.replayWebhooks()
  for (const key of ['key-alike-1', 'key-alike-2'])
    expect(await read(relay, key)).toMatchObject({
      state: 'accepted',
      ambiguous: { candidates: 2, succeeded: 1, failed: 0 },
    })
  // What there is no telling of is a person's.
  expect((await relay.send('GET', '/inbox', { as: 'uP' })).data).toHaveLength(4)
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
