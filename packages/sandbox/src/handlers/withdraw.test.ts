import { expect, test } from 'vitest'
import { openTestSandbox } from '../../test/openTestSandbox.ts'

const path = '/v1/baas/customer-partner/cp_kwame/withdraw'
const bank = {
  name: 'Kofi Mensah',
  amount: 500,
  account_type: 'bank',
  account_number: '0012345678901',
  bank_code: '040100',
}
const wallet = {
  amount: 500,
  account_type: 'mobile-money',
  mobile_no: '0244123456',
  correspondent: 'MTN',
  narration: 'Fuel',
}

test('T10: the same withdrawal sent twice moves money twice', async () => {
  const { sandbox, send } = openTestSandbox()
  await send('POST', path, bank)
  await send('POST', path, bank)
  expect(sandbox.control.state().partners.find(({ id }) => id === 'cp_kwame')?.lockboxBalance).toBe('79000')
})

test('T40, T62: a wallet keeps its leading zero and has no name', async () => {
  const { sandbox, send } = openTestSandbox()
  expect((await send('POST', path, wallet)).status).toBe(200)
  await sandbox.advance(3_000)
  const data = sandbox.webhooks.sent[0]?.payload.data
  expect(data).toMatchObject({
    account_type: 'mobile-money',
    mobile_no: '0244123456',
    correspondent: 'MTN',
    currency: 'GHS',
  })
  expect(data).not.toHaveProperty('name')
})

test.each([
  [{}, 'account_type is required'],
  [{ ...bank, account_type: 'cheque' }, 'account_type must be bank or mobile-money'],
  [{ ...bank, name: '' }, 'name is required'],
  [{ ...bank, amount: undefined }, 'amount is required'],
  [{ ...bank, amount: '500' }, 'amount must be a number'],
  [{ ...bank, account_number: undefined }, 'account_number is required'],
  [{ ...bank, account_number: 123 }, 'account_number must be a string'],
  [{ ...bank, account_number: '0000000000' }, 'account_number is not a valid account'],
  [{ ...bank, bank_code: undefined }, 'bank_code is required'],
  [{ ...wallet, mobile_no: undefined }, 'mobile_no is required'],
  [{ ...wallet, correspondent: undefined }, 'correspondent is required'],
  [{ ...wallet, narration: ' ' }, 'narration is required'],
  [{ ...bank, amount: 80_000.01 }, 'Insufficient balance'],
])('%j is refused: %s', async (body, message) => {
  const { sandbox, send } = openTestSandbox()
  expect(await send('POST', path, body)).toEqual({ status: 422, body: { status: 'error', message } })
  expect(sandbox.calls[0]?.executed).toBe(false)
})

test('without a lockbox account there is nothing to withdraw from', async () => {
  const { send } = openTestSandbox({ scenario: 'newPartner' })
  expect((await send('POST', path, bank)).body.message).toBe('The customer partner has no lockbox account')
})

test('an amount that a floating-point number cannot hold arrives whole', async () => {
  const { sandbox } = openTestSandbox({ scenario: 'hugeNumbers' })
  const response = await sandbox.fetch(path, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_sandbox_demo', 'content-type': 'application/json' },
    body: JSON.stringify(bank).replace('500', '9007199254740993.16'),
  })
  expect(response.status).toBe(200)
  expect(sandbox.control.state().partners.find(({ id }) => id === 'cp_kwame')?.lockboxBalance).toBe('0.01')
  await sandbox.advance(3_000)
  expect(sandbox.webhooks.sent[0]?.body).toContain('"amount":9007199254740993.16,')
})

test('a body that is not JSON is 400, and another content type 415', async () => {
  const { sandbox } = openTestSandbox()
  const post = (body: string, type: string) =>
    sandbox.fetch(path, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_sandbox_demo', 'content-type': type },
      body,
    })
  expect((await post('{', 'application/json')).status).toBe(400)
  expect((await post('a=1', 'application/x-www-form-urlencoded')).status).toBe(415)
})
