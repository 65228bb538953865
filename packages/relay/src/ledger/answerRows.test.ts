import { expect, test } from 'vitest'
import { sendWebhook } from '../../test/sendWebhook.ts'
import { repay } from '../../test/operations.ts'
import { testRelay } from '../../test/testRelay.ts'

test('T87: each row of a set tells its own state, in the order in which it was sent', async () => {
  const relay = await testRelay()
  const loans = [['loan_1', 10] as const, ['loan_2', 20.25] as const, ['loan_3', 1] as const]
  const rows = loans.map(([transaction_reference, amount]) => ({ transaction_reference, amount }))
  await repay(relay, 'key-rows-1', rows)
  const data = {
    ...{ transaction_reference: 'loan_2', account_number: undefined, amount: undefined },
    message: 'No such loan',
  }
  await sendWebhook(relay, { event: 'repayment.failed', data })
  const answer = await relay.send('GET', '/operations/key-rows-1/rows')
  const awaited = { state: 'awaited', message: null, settledAt: null }
  expect(answer.data).toEqual([
    { position: 0, reference: 'loan_1', amount: '10', ...awaited },
    {
      ...{ position: 1, reference: 'loan_2', amount: '20.25', state: 'failed', message: 'No such loan' },
      settledAt: '2026-03-02T10:00:00.000Z',
    },
    { position: 2, reference: 'loan_3', amount: '1', ...awaited },
  ])
})

test('a large set is read page by page', async () => {
  const { send } = await testRelay()
  const references = Array.from({ length: 450 }, (_, at) => `loan_${at}`)
  await repay({ send }, 'key-rows-2', references)
  const read: string[] = []
  for (const after of ['-1', '199', '399', '449']) {
    const { data } = await send('GET', `/operations/key-rows-2/rows?after=${after}`)
    // The cast names what the route sends.
    read.push(...(data as { reference: string }[]).map(({ reference }) => reference))
  }
  expect(read).toEqual(references)
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
