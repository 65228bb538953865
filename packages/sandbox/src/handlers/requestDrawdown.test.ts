import { expect, test } from 'vitest'
import { openTestSandbox } from '../../test/openTestSandbox.ts'

const path = '/v1/draw-downs/customer-partner/cp_kwame/request'

test('T31, T59, T79: the request answers with a decimal string, no drawdown yet, and a secret', async () => {
  const { send } = openTestSandbox()
  const { body } = await send('POST', path, { amount: 100_000, tenor: 30 })
  expect(body.data).toMatchObject({
    customer_partner_id: 'cp_kwame',
    amount: '100000.00',
    tenor: 30,
    status: 'requested',
    drawdown_id: null,
    deleted_at: null,
    user: { app_key: expect.stringContaining('cp_kwame'), completed_guides: expect.any(Array) },
  })
})

test('T92: a request becomes the active drawdown without any event', async () => {
  const { sandbox, send, get } = openTestSandbox()
  await send('POST', path, { amount: 100_000, tenor: 30 })
  await sandbox.advance(60_000)
  expect(sandbox.webhooks.sent).toEqual([])
  const drawdown = await get('/v1/draw-downs/customer-partner/cp_kwame/active')
  expect(drawdown.body.data).toMatchObject({
    amount_drawn: 100_000,
    tenor: 30,
    amount_outstanding: '104500.00',
  })
  const limit = await get('/v1/customer-partner/cp_kwame/credit-limit/current')
  expect(limit.body.data).toMatchObject({ drawn: 100_000, amount_available: 200_000 })
  expect(sandbox.control.state().partners.find(({ id }) => id === 'cp_kwame')?.lockboxBalance).toBe('180000')
})

test('an operator can disburse at once', async () => {
  const { sandbox, send } = openTestSandbox()
  await send('POST', path, { amount: 100_000, tenor: 30 })
  expect(sandbox.control.disburse('cp_kwame')).toBe(1)
  expect(sandbox.control.disburse('cp_kwame')).toBe(0)
  await sandbox.advance(60_000)
  expect(sandbox.control.state().partners.find(({ id }) => id === 'cp_kwame')?.drawdown?.amountDrawn).toBe(
    '100000',
  )
})

test('an amount ending in .02 is declined later', async () => {
  const { sandbox, send, get } = openTestSandbox()
  await send('POST', path, { amount: 1000.02, tenor: 30 })
  await sandbox.advance(60_000)
  expect((await get('/v1/draw-downs/customer-partner/cp_kwame/active')).body.data).toEqual([])
})

test.each([
  [{}, 'amount is required'],
  [{ amount: '5' }, 'amount must be a number'],
  [{ amount: 0 }, 'amount must be greater than 0'],
  [{ amount: -5 }, 'amount must be greater than 0'],
  [{ amount: 5 }, 'tenor is required'],
  [{ amount: 5, tenor: 1.5 }, 'tenor must be a whole number'],
  [{ amount: 300_001, tenor: 30 }, 'amount is more than what is available of the credit limit'],
])('%j is refused: %s', async (body, message) => {
  expect(await openTestSandbox().send('POST', path, body)).toEqual({
    status: 422,
    body: { status: 'error', message },
  })
})

test('two requests together cannot exceed what is available', async () => {
  const { send } = openTestSandbox()
  expect((await send('POST', path, { amount: 200_000, tenor: 30 })).status).toBe(200)
  expect((await send('POST', path, { amount: 200_000, tenor: 30 })).status).toBe(422)
})
