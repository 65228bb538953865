import { expect, test } from 'vitest'
import { defaultWebhookParser } from './defaultWebhookParser.ts'

const parse = (body: unknown) => defaultWebhookParser(typeof body === 'string' ? body : JSON.stringify(body))

test('T77: the kind and the outcome are read off the name of the event', () => {
  expect(
    parse({
      event: 'withdrawal.succeeded',
      data: {
        customer_partner_id: 'cp',
        amount: '10.50',
        account_number: '01',
        reference: 'r',
        message: 'm',
      },
    }),
  ).toEqual([
    {
      kind: 'withdraw',
      outcome: 'succeeded',
      customerPartnerId: 'cp',
      reference: 'r',
      transactionReference: null,
      amount: '10.50',
      destination: '01',
      message: 'm',
    },
  ])
  const kinds = [
    ...['transfer.failed', 'payout_failed', 'repayment.failed', 'bulk-payment failed'],
    ...['transaction.failed'],
  ].map((event) => parse({ event, data: {} }))
  expect(kinds).toMatchObject([
    [{ kind: 'withdraw' }],
    [{ kind: 'withdraw' }],
    [{ kind: 'reconcileRepayments' }],
    [{ kind: 'reconcileRepayments' }],
    [{ kind: 'registerTransactions' }],
  ])
})

test('T77: an event that names no kind of operation is unread, since incoming money looks the same', () => {
  expect(parse({ status: 'success', data: { account_number: '01', status: 'FAILED' } })).toEqual([])
  expect(parse({ mobile_no: '02', state: 'completed' })).toEqual([])
  expect(parse({ event: 'transfer', mobile_no: '02', state: 'completed' })).toMatchObject([
    { kind: 'withdraw', outcome: 'succeeded', destination: '02' },
  ])
})

test('a reference that is ours by its name comes first, and the other is the service’s own', () => {
  const read = (data: object) => parse({ id: 'evt_1', event: 'transfer.success', data })
  expect(read({ reference: 'r', id: 7 })).toMatchObject([{ reference: 'r', serviceReference: '7' }])
  expect(read({ client_reference: 'ours', reference: 'r' })).toMatchObject([
    { reference: 'ours', serviceReference: 'r' },
  ])
  expect(read({ transfer_code: 'TRF_1' })).toMatchObject([{ reference: 'TRF_1' }])
  // The id beside the name is the message's.
  expect(parse({ id: 'evt_1', event: 'transfer.success' })).toMatchObject([{ reference: null }])
})

test('T1: a status beside the data is the envelope’s and decides nothing', () => {
  expect(parse({ status: 'success', event: 'withdrawal', data: { account_number: '1' } })).toEqual([])
})

test.each([
  ['ok', 1],
  ['pending', 0],
])('T1: a success inside of an envelope that says %s is read %i times', (status, times) => {
  expect(parse({ status, event: 'withdrawal.succeeded', data: { amount: 1 } })).toHaveLength(times)
})

test.each([
  ['not JSON', 'hello'],
  ['a number', '1'],
  ['an empty object', {}],
  ['a state on the way', { event: 'withdrawal.pending', data: { status: 'processing' } }],
  ['a name and a status that disagree', { event: 'withdrawal.succeeded', data: { status: 'failed' } }],
  ['another kind', { event: 'user.created', data: { status: 'success' } }],
])('%s is no event', (_what, body) => {
  expect(parse(body)).toEqual([])
})

test('T31: an amount keeps its digits, as a number and as a string', () => {
  const [event] = defaultWebhookParser(
    '{"event":"transfer.paid","data":{"amount":12345678901234567890.10}}',
  ) as { amount: string }[]
  expect(event?.amount).toBe('12345678901234567890.10')
})

test('several events in one body are read one by one', () => {
  expect(
    parse([{ event: 'transfer.paid', data: {} }, null, { event: 'transfer.declined', data: {} }]),
  ).toHaveLength(2)
})
