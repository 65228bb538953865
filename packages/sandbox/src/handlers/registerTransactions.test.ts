import { expect, test } from 'vitest'
import { openTestSandbox } from '../../test/openTestSandbox.ts'

const path = '/v1/transactions/register'
const row = {
  client: { first_name: 'Abena', last_name: 'Owusu', id_type: 'bvn', id_value: 22212345678 },
  transaction_reference: 'T-1',
  disbursement_date: '2026-01-10',
  expected_payment_date: '2026-03-10',
  amount_payable: 12000.5,
  financier: 'Operator',
}
const financed = {
  transaction_reference: 'T-1',
  amount: 10000,
  drawdown_id: 'drw_adaeze',
  payments: [{ disbursement_date: '2026-01-10', expected_payment_date: '2026-03-10', amount: 10000 }],
}
const batch = {
  customer_partner_id: 'cp_adaeze',
  sector: 'Lender',
  transactions: [row],
  financed_transactions: [financed],
}

test('T5, T87: a batch is accepted with an empty list, and each row ends by webhook', async () => {
  const { sandbox, send } = openTestSandbox()
  const rows = ['T-1', 'BAD-2', 'DUP-3'].map((reference) => ({ ...row, transaction_reference: reference }))
  expect((await send('POST', path, { ...batch, transactions: rows })).body.data).toEqual([])
  await sandbox.advance(3_000)
  expect(
    sandbox.webhooks.sent.map(({ event, payload }) => [
      event,
      payload.data.transaction_reference,
      payload.data.message,
    ]),
  ).toEqual([
    ['transaction.registered', 'T-1', 'Transaction registered'],
    ['transaction.failed', 'BAD-2', 'The transaction could not be registered'],
    ['transaction.failed', 'DUP-3', 'Duplicate transaction reference'],
  ])
})

test('a registered row that asked for financing becomes a financing record', async () => {
  const { sandbox, send, get } = openTestSandbox()
  await send('POST', path, batch)
  await sandbox.advance(3_000)
  const { body } = await get('/v1/customer-partner/cp_adaeze/transactions/financings')
  expect(body.data[0]).toMatchObject({
    transaction_reference: 'T-1',
    first_name: 'Abena',
    amount: 10000,
    drawdown_id: 'drw_adaeze',
    start_date: '2026-01-10T00:00:00.000Z',
  })
})

test('T61: a reference sent a second time fails as a duplicate', async () => {
  const { sandbox, send } = openTestSandbox()
  await send('POST', path, batch)
  await send('POST', path, batch)
  await sandbox.advance(3_000)
  expect(sandbox.webhooks.sent.map(({ event }) => event)).toEqual([
    'transaction.registered',
    'transaction.failed',
  ])
})

test.each([
  [{ ...batch, customer_partner_id: undefined }, 'customer_partner_id is required'],
  [{ ...batch, sector: 'lender' }, 'sector must be one of Lender, Aggregator, Market Place'],
  [{ ...batch, transactions: undefined }, 'transactions is required'],
  [{ ...batch, transactions: [] }, 'transactions must not be empty'],
  [{ ...batch, transactions: [{ ...row, client: undefined }] }, 'transactions[0].client is required'],
  [
    { ...batch, transactions: [{ ...row, client: { first_name: 'A' } }] },
    'transactions[0].client.last_name is required',
  ],
  [
    { ...batch, transactions: [row, { ...row, transaction_reference: '' }] },
    'transactions[1].transaction_reference is required',
  ],
  [
    { ...batch, transactions: [{ ...row, disbursement_date: '10-01-2026' }] },
    'transactions[0].disbursement_date must be a date, YYYY-MM-DD',
  ],
  [
    { ...batch, transactions: [{ ...row, expected_payment_date: undefined }] },
    'transactions[0].expected_payment_date is required',
  ],
  [
    { ...batch, transactions: [{ ...row, amount_payable: '12000' }] },
    'transactions[0].amount_payable must be a number',
  ],
  [{ ...batch, transactions: [{ ...row, financier: undefined }] }, 'transactions[0].financier is required'],
  [{ ...batch, financed_transactions: undefined }, 'financed_transactions is required'],
  [
    { ...batch, financed_transactions: [{ ...financed, transaction_reference: 'T-9' }] },
    'financed_transactions[0].transaction_reference does not name one of the transactions',
  ],
  [
    { ...batch, financed_transactions: [{ ...financed, payments: [{}] }] },
    'financed_transactions[0].payments[0].disbursement_date is required',
  ],
])('%j is refused: %s', async (body, message) => {
  const { sandbox, send } = openTestSandbox()
  expect(await send('POST', path, body)).toEqual({ status: 422, body: { status: 'error', message } })
  await sandbox.advance(60_000)
  expect(sandbox.webhooks.sent).toEqual([])
})

test('the owner of a call is read from its body', async () => {
  const { sandbox, send } = openTestSandbox()
  await send('POST', path, batch)
  expect(sandbox.calls[0]?.ownerId).toBe('cp_adaeze')
})

test.each(['text', 7, true, ['a', 'list']])(
  'a meta of %j is refused: it is an object or not there',
  async (meta) => {
    const { send } = openTestSandbox()
    const answer = await send('POST', path, { ...batch, transactions: [{ ...row, meta }] })
    expect([answer.status, answer.body.message]).toEqual([422, 'transactions[0].meta must be an object'])
    const fine = { ...batch, transactions: [{ ...row, meta: { store: 'Enugu 2' } }] }
    expect((await send('POST', path, fine)).status).toBe(200)
  },
)
