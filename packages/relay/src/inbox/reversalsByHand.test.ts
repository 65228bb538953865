import { expect, test } from 'vitest'
import { readOperation, repay } from '../../test/operations.ts'
import { assign, authenticate, listInbox } from '../../test/operator.ts'
import { sendWebhook } from '../../test/sendWebhook.ts'
import { testRelay } from '../../test/testRelay.ts'

test('money that came back in words that no parser knows is tied to the withdrawal by its reference, which the operator sees', async () => {
  const relay = await testRelay({ authenticate })
  await relay.withdraw('key-back')
  await sendWebhook(relay)
  const data = {
    ...{ id: '22123456789', status: 'success', message: 'Ada Obi 0123456789' },
    batch: { transfer_code: '0123456789' },
    customer: { id: 'A01234567', state: 'Lagos', reference: 'Ada-Obi', account_number: '0123456789' },
  }
  await sendWebhook(relay, { id: 'evt_2', event: 'withdrawal.refund.succeeded', data })
  const [open] = await listInbox(relay, '?why=unread')
  expect(JSON.parse(open?.body ?? '')).toEqual({
    ...{ id: 'evt_2', event: 'withdrawal.refund.succeeded' },
    data: {
      ...{ customer_partner_id: '[redacted]', amount: 1500.5 },
      ...{ bank_code: '[redacted]', message: '[redacted]' },
      ...{ id: '••••6789', account_number: '••••6789', reference: 'tr_1', status: 'success' },
      batch: { transfer_code: '••••6789' },
      customer: { id: '••••4567', state: '[redacted]', reference: '••••-Obi', account_number: '••••6789' },
    },
  })
  const body = { operationId: 'key-back', customerPartnerId: 'cp_a', outcome: 'reversed' }
  expect((await assign(relay, open?.id, body)).status).toBe(200)
  expect(await readOperation(relay, 'key-back')).toMatchObject({ state: 'reversed', conflict: false })
})

test('a set of rows does not come back, and the webhook goes on waiting', async () => {
  const relay = await testRelay({ authenticate })
  await repay(relay, 'key-of-rows', ['tx_1'])
  await sendWebhook(relay, { event: 'something.new' })
  const [open] = await listInbox(relay, '?why=unread')
  const body = { operationId: 'key-of-rows', customerPartnerId: 'cp_a', outcome: 'reversed' }
  expect((await assign(relay, open?.id, body)).code).toBe('assignment_conflict')
  expect((await listInbox(relay, '?why=unread')).map(({ id }) => id)).toEqual([open?.id])
})
