import { expect, test } from 'vitest'
import { openTestSandbox } from '../../test/openTestSandbox.ts'

const path = '/v1/financing/bulk-payment'
const payment = (reference: string, amount: number) => ({ transaction_reference: reference, amount })
const batch = (...payments: object[]) => ({ customer_partner_id: 'cp_adaeze', payments })

test('T5, T60, T87: payments are accepted with an empty list, and each ends by webhook', async () => {
  const { sandbox, send } = openTestSandbox()
  const { body } = await send(
    'POST',
    path,
    batch(payment('TRX-ADAEZE-00001', 15000), payment('BAD-1', 10), payment('nobody', 10)),
  )
  expect(body).toEqual({ status: 'success', message: expect.any(String), data: [] })
  await sandbox.advance(3_000)
  expect(
    sandbox.webhooks.sent.map(({ event, payload }) => [event, payload.data.transaction_reference]),
  ).toEqual([
    ['repayment.reconciled', 'TRX-ADAEZE-00001'],
    ['repayment.failed', 'BAD-1'],
    ['repayment.failed', 'nobody'],
  ])
})

test('a reconciled repayment completes its loan and reduces what is outstanding', async () => {
  const { sandbox, send, get } = openTestSandbox()
  await send('POST', path, batch(payment('TRX-ADAEZE-00001', 15000.25)))
  await sandbox.advance(3_000)
  const loans = await get('/v1/customer-partner/cp_adaeze/transactions/financings')
  expect(loans.body.data[0]).toMatchObject({
    transaction_reference: 'TRX-ADAEZE-00001',
    loan_status: 'completed',
  })
  const drawdown = await get('/v1/draw-downs/customer-partner/cp_adaeze/active')
  expect(drawdown.body.data).toMatchObject({
    amount_recollected: '341562.75',
    amount_outstanding: '964687.25',
  })
})

test('a drawdown paid back in full is no longer active, and its limit is free again', async () => {
  const { sandbox, send, get } = openTestSandbox()
  await send('POST', path, batch(payment('drw_adaeze', 1_306_250)))
  await sandbox.advance(3_000)
  expect((await get('/v1/draw-downs/customer-partner/cp_adaeze/active')).body.data).toEqual([])
  const limit = await get('/v1/customer-partner/cp_adaeze/credit-limit/current')
  expect(limit.body.data).toMatchObject({ drawn: 0, amount_available: 4_850_000 })
})

test('a payment whose amount ends in .02 fails', async () => {
  const { sandbox, send } = openTestSandbox()
  await send('POST', path, batch(payment('TRX-ADAEZE-00001', 10.02)))
  await sandbox.advance(3_000)
  expect(sandbox.webhooks.sent[0]?.event).toBe('repayment.failed')
})

test.each([
  [{}, 'customer_partner_id is required'],
  [batch(), 'payments must not be empty'],
  [batch({ amount: 5 }), 'payments[0].transaction_reference is required'],
  [batch(payment('a', 5), { transaction_reference: 'b' }), 'payments[1].amount is required'],
  [batch({ transaction_reference: 'b', amount: '5' }), 'payments[0].amount must be a number'],
])('%j is refused: %s', async (body, message) => {
  expect(await openTestSandbox().send('POST', path, body)).toEqual({
    status: 422,
    body: { status: 'error', message },
  })
})
