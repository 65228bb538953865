import { expect, test } from 'vitest'
import { openTestSandbox } from '../../test/openTestSandbox.ts'

const path = (id: string) => `/v1/channel-partner/customer-partner/${id}/details`

test('T71, T79: the details hold a lockbox account without a balance, and a secret', async () => {
  const { body } = await openTestSandbox().get(path('cp_adaeze'))
  expect(body.data).toMatchObject({
    id: 'cp_adaeze',
    name: 'Adaeze Foods Ltd',
    app_key: expect.any(String),
    score: '72.50',
  })
  expect(body.data.lockbox_account).toEqual({
    id: 'lbx_adaeze',
    customer_partner_id: 'cp_adaeze',
    account_name: 'Adaeze Foods Ltd / Lockbox',
    account_number: '5400128767',
    bank_name: 'Providus Bank',
    status: 'created',
    meta: null,
    deleted_at: null,
    created_at: expect.any(String),
    updated_at: expect.any(String),
  })
})

test('T22: country is an id, not a name', async () => {
  const { body } = await openTestSandbox().get(path('cp_kwame'))
  expect(body.data.country).toBe('cty_gh01')
})

test('T6: a partner without a lockbox account has null there', async () => {
  const { body } = await openTestSandbox({ scenario: 'newPartner' }).get(path('cp_adaeze'))
  expect(body.data).toHaveProperty('lockbox_account', null)
})

test('a partner can be nearly all nulls', async () => {
  const { body } = await openTestSandbox({ scenario: 'everythingNull' }).get(path('cp_adaeze'))
  expect(body.data).toMatchObject({ email: null, score: null, finance_cycles: null, webhook_url: null })
})

test('names can be very long, with nothing to break at', async () => {
  const { body } = await openTestSandbox({ scenario: 'longNames' }).get(path('cp_kwame'))
  expect(body.data.name.length).toBeGreaterThan(150)
})
