import { expect, test } from 'vitest'
import { openTestSandbox } from '../../test/openTestSandbox.ts'

const path = (id: string) => `/v1/customer-partner/${id}/credit-limit/current`

test('T31: the amounts of a credit limit are numbers', async () => {
  const { get } = openTestSandbox()
  const { status, body } = await get(path('cp_adaeze'))
  expect(status).toBe(200)
  expect(body).toMatchObject({
    status: 'success',
    message: expect.any(String),
    data: {
      limit: 5_000_000,
      currency: 'NGN',
      drawn: 1_250_000,
      customer_partner: 'cp_adaeze',
      expired: false,
    },
  })
})

test('T38: what is available is not the limit minus what is drawn', async () => {
  const { body } = await openTestSandbox().get(path('cp_adaeze'))
  expect(body.data.amount_available).toBe(3_600_000)
})

test('T49: an expired limit still says active', async () => {
  const { body } = await openTestSandbox().get(path('cp_expired'))
  expect(body.data).toMatchObject({ status: 'active', expired: true, payment_status: 'pending' })
})

test('T39: a zero is a zero', async () => {
  const { body } = await openTestSandbox().get(path('cp_kwame'))
  expect(body.data.drawn).toBe(0)
})

test('a huge limit keeps every digit on the wire', async () => {
  const { sandbox } = openTestSandbox({ scenario: 'hugeNumbers' })
  const response = await sandbox.fetch(path('cp_adaeze'), {
    headers: { authorization: 'Bearer sk_sandbox_demo' },
  })
  expect(await response.text()).toContain('"limit":90071992547409931234.57,')
})
