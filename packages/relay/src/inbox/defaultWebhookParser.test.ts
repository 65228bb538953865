import { expect, test } from 'vitest'
import { defaultWebhookParser } from './defaultWebhookParser.ts'

const parse = (body: unknown) => defaultWebhookParser(typeof body === 'string' ? body : JSON.stringify(body))

test('T77: the kind, the outcome and the facts are read off an event', () => {
  const told = { customer_partner_id: 'cp', amount: '10.50', account_number: '01' }
  expect(parse({ event: 'withdrawal.succeeded', data: { ...told, reference: 'r', message: 'm' } })).toEqual([
    {
      ...{ kind: 'withdraw', outcome: 'succeeded', customerPartnerId: 'cp', reference: 'r' },
      ...{ transactionReference: null, amount: '10.50', destination: '01', message: 'm' },
    },
  ])
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
  expect(JSON.stringify(read({ client_reference: 'ours', reference: 'ours' }))).not.toContain('serviceR')
  expect(read({ transfer_code: 'TRF_1' })).toMatchObject([{ reference: 'TRF_1' }])
  // The id beside the name is the message's.
  expect(parse({ id: 'evt_1', event: 'transfer.success' })).toMatchObject([{ reference: null }])
})

test('T1: a status beside the data is the envelope’s: a final one decides nothing, and one on the way takes a success back', () => {
  expect(parse({ status: 'success', event: 'withdrawal', data: { account_number: '1' } })).toEqual([])
  const read = (status: string) => parse({ status, event: 'withdrawal.succeeded', data: { amount: 1 } })
  expect([read('ok'), read('pending')]).toMatchObject([[{ outcome: 'succeeded' }], []])
})

test('what is no JSON, or a number, is no event', () => {
  expect([parse('hello'), parse('1')]).toEqual([[], []])
})

test('T31: an amount keeps its digits, as a number and as a string', () => {
  const body = '{"event":"transfer.paid","data":{"amount":12345678901234567890.10}}'
  expect(parse(body)).toMatchObject([{ amount: '12345678901234567890.10' }])
})

test('several events in one body are read one by one', () => {
  const [paid, declined] = ['transfer.paid', 'transfer.declined'].map((event) => ({ event, data: {} }))
  expect(parse([paid, null, declined])).toHaveLength(2)
})

test.each<[object, object?]>([
  [{ event: 'withdrawal.succeeded', status: 7, data: {} }, { outcome: 'succeeded' }],
  [
    { event: 'withdrawal.succeeded', data: { reversed_at: '', category: 7, amount: '' } },
    { outcome: 'succeeded', amount: null },
  ],
  [{ event: 'withdrawal.succeeded', data: { reversed_at: '2026-03-02' } }],
  [{ event: 'withdrawal.succeeded', data: { reference: '' } }, { reference: null }],
  [{ event: '', topic: 'withdrawal.succeeded', data: {} }, { outcome: 'succeeded' }],
  [{ event: `withdrawal.${'.'.repeat(100)}succeeded`, data: {} }],
])('%j is read as %j alone', (body, event) => {
  expect(parse(body)).toMatchObject(event ? [event] : [])
})
