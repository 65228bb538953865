import { expect, test } from 'vitest'
import { sendWebhook } from '../../test/sendWebhook.ts'
import { testRelay } from '../../test/testRelay.ts'

test('T87: each row of a set tells its own state, in the order in which it was sent', async () => {
  const relay = await testRelay()
  const body = {
    customer_partner_id: 'cp_a',
    payments: [
      { transaction_reference: 'loan_1', amount: 10 },
      { transaction_reference: 'loan_2', amount: 20.25 },
      { transaction_reference: 'loan_3', amount: 1 },
    ],
  }
  await relay.send('POST', '/v1/financing/bulk-payment', {
    body,
    headers: { 'Idempotency-Key': 'key-rows-1' },
  })
  const data = {
    transaction_reference: 'loan_2',
    account_number: undefined,
    amount: undefined,
    message: 'No such loan',
  }
  await sendWebhook(relay, { event: 'repayment.failed', data })
  const answer = await relay.send('GET', '/operations/key-rows-1/rows')
  const awaited = { state: 'awaited', message: null, settledAt: null }
  expect(answer.data).toEqual([
    { position: 0, reference: 'loan_1', amount: '10', ...awaited },
    {
      position: 1,
      reference: 'loan_2',
      amount: '20.25',
      state: 'failed',
      message: 'No such loan',
      settledAt: '2026-03-02T10:00:00.000Z',
    },
    { position: 2, reference: 'loan_3', amount: '1', ...awaited },
  ])
})

test('a large set is read page by page', async () => {
  const { send } = await testRelay()
  const payments = Array.from({ length: 450 }, (_, at) => ({
    transaction_reference: `loan_${at}`,
    amount: 1,
  }))
  const body = { customer_partner_id: 'cp_a', payments }
  await send('POST', '/v1/financing/bulk-payment', { body, headers: { 'Idempotency-Key': 'key-rows-2' } })
  const read: string[] = []
  for (const after of ['-1', '199', '399', '449']) {
    const { data } = await send('GET', `/operations/key-rows-2/rows?after=${after}`)
    // The cast names what the route sends.
    read.push(...(data as { reference: string }[]).map(({ reference }) => reference))
  }
  expect(read).toEqual(payments.map(({ transaction_reference }) => transaction_reference))
})

test('the rows of another partner are as absent as those of nothing, and a write that is no set has none', async () => {
  const { send, withdraw } = await testRelay()
  await withdraw('key-rows-3')
  expect((await send('GET', '/operations/key-rows-3/rows')).data).toEqual([])
  expect((await send('GET', '/operations/key-rows-3/rows', { as: 'uB' })).code).toBe('not_found')
  expect((await send('GET', '/operations/key-rows-4/rows')).code).toBe('not_found')
  for (const after of ['first', '-2', '1e3']) {
    expect((await send('GET', `/operations/key-rows-3/rows?after=${after}`)).code).toBe('malformed_request')
  }
})
