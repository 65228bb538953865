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

test('a credit limit has every field of the API document', async () => {
  const { body } = await openTestSandbox().get(path('cp_adaeze'))
  expect(Object.keys(body.data).sort()).toEqual(
    (
      'id limit currency drawn status is_deleted expired check_covenant default_check created_at updated_at issue_date ' +
      'maturity_date customer_partner country_id score threshold coupon_rate collateral_interest collateral_percentage ' +
      'late_interest_charge_percentage drawdown_threshold tenure_in_months financing_cycle amount_available amount_funded ' +
      'payment_status payment_date interest_type lien_term limit_in_dollars_initial limit_in_dollars_current ' +
      'drawn_in_dollars_initial drawn_in_dollars_current trigger_points interest_period debt_type leverage_ratio ' +
      'senior_leverage_ratio interest_coverage_ratio debt_service_coverage_ratio fixed_charge_coverage_ratio financial_reports'
    )
      .split(' ')
      .sort(),
  )
})

test('T5, T6: no limit is an empty list for one partner and a 404 for another', async () => {
  const { get } = openTestSandbox({ scenario: 'newPartner' })
  expect((await get(path('cp_nolimit'))).body.data).toEqual([])
  expect((await get(path('cp_adaeze'))).body.data).toEqual([])
  expect((await get(path('cp_kwame'))).status).toBe(404)
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

test('an unknown partner is 404', async () => {
  expect(await openTestSandbox().get(path('cp_nobody'))).toEqual({
    status: 404,
    body: { status: 'error', message: 'Customer partner not found' },
  })
})
