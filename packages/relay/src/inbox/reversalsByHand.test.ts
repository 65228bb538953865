import { Operation } from '@onlend/core'
import { expect, test } from 'vitest'
import { sendWebhook } from '../../test/sendWebhook.ts'
import { type TestAnswer, type TestRelay, testRelay } from '../../test/testRelay.ts'
import type { Principal } from '../http/Principal.ts'

type Open = { id: string; body?: string }

const authenticate = (): Principal => ({
  userId: 'uO',
  role: 'customer-partner',
  customerPartners: [{ id: 'cp_a', name: 'A' }],
  operator: true,
})
const list = async ({ send }: TestRelay, query: string): Promise<Open[]> =>
  // The cast names what the route sends.
  (await send('GET', `/inbox${query}`)).data as Open[]
const assign = ({ send }: TestRelay, id: string, body: Record<string, unknown>): Promise<TestAnswer> =>
  send('POST', `/inbox/${id}/assignment`, { body })
const read = async ({ send }: TestRelay, id: string): Promise<Operation> =>
  Operation.parse((await send('GET', `/operations/${id}`)).data)

test('money that came back in words that no parser knows is tied to the withdrawal by its reference, which the operator sees', async () => {
  const relay = await testRelay({ authenticate })
  await relay.withdraw('key-back')
  await sendWebhook(relay)
  const data = {
    ...{
      id: '22123456789',
      status: 'success',
      message: 'Ada Obi 0123456789',
      batch: { transfer_code: '0123456789' },
    },
    customer: { id: 'A01234567', state: 'Lagos', reference: 'Ada-Obi', account_number: '0123456789' },
  }
  await sendWebhook(relay, { id: 'evt_2', event: 'withdrawal.refund.succeeded', data })
  const [open] = await list(relay, '?why=unread')
  expect(JSON.parse(open?.body ?? '')).toEqual({
    id: 'evt_2',
    event: 'withdrawal.refund.succeeded',
    data: {
      ...{
        customer_partner_id: '[redacted]',
        amount: 1500.5,
        bank_code: '[redacted]',
        message: '[redacted]',
      },
      ...{ id: '••••6789', account_number: '••••6789', reference: 'tr_1', status: 'success' },
      batch: { transfer_code: '••••6789' },
      customer: { id: '••••4567', state: '[redacted]', reference: '••••-Obi', account_number: '••••6789' },
    },
  })
  const body = { operationId: 'key-back', customerPartnerId: 'cp_a', outcome: 'reversed' }
  expect((await assign(relay, open?.id ?? '', body)).status).toBe(200)
  expect(await read(relay, 'key-back')).toMatchObject({ state: 'reversed', conflict: false })
})

test('a set of rows does not come back, and the webhook goes on waiting', async () => {
  const relay = await testRelay({ authenticate })
  const payments = [{ transaction_reference: 'tx_1', amount: '10' }]
  const path = '/v1/financing/bulk-payment'
  await relay.send('POST', path, {
    body: { customer_partner_id: 'cp_a', payments },
    headers: { 'Idempotency-Key': 'key-of-rows' },
  })
  expect((await read(relay, 'key-of-rows')).rows?.total).toBe(1)
  await sendWebhook(relay, { event: 'something.new' })
  const [open] = await list(relay, '?why=unread')
  const body = { operationId: 'key-of-rows', customerPartnerId: 'cp_a', outcome: 'reversed' }
  expect((await assign(relay, open?.id ?? '', body)).code).toBe('assignment_conflict')
  expect((await list(relay, '?why=unread')).map(({ id }) => id)).toEqual([open?.id])
})
