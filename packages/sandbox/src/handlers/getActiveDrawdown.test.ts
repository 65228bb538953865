import { expect, test } from 'vitest'
import { openTestSandbox } from '../../test/openTestSandbox.ts'

const path = (id: string) => `/v1/draw-downs/customer-partner/${id}/active`

test('T31: amount_drawn is a number, the loan amounts are decimal strings', async () => {
  const { body } = await openTestSandbox().get(path('cp_adaeze'))
  expect(body.data).toMatchObject({
    amount_drawn: 1_250_000,
    amount_expected: '1306250.00',
    amount_recollected: '326562.50',
    amount_outstanding: '979687.50',
    loan_par_value: '1250000.00',
    status: 'pending',
    disbursement_status: 'recurring',
  })
})

test('an active drawdown has every field of the API document', async () => {
  const { body } = await openTestSandbox().get(path('cp_adaeze'))
  const dollars = ['amount_drawn', 'expected_coupon_payment', 'loan_par_value', 'loan_present_value'].flatMap(
    (name) => [`${name}_in_dollars_initial`, `${name}_in_dollars_current`],
  )
  expect(Object.keys(body.data).sort()).toEqual(
    [
      ...(
        'id customer_partner_id country_id credit_limit_id user_id amount_drawn expected_payoff_date status created_at ' +
        'updated_at deleted_at settlement_date maturity_date disbursement_date actual_payment_date tenor interest_type ' +
        'annualised_tenor annualised_coupon_rate tenor_coupon_rate expected_coupon_payment implied_yield loan_par_value ' +
        'loan_present_value amount_expected amount_recollected amount_outstanding yield_to_maturity channel narration ' +
        'collateral_deducted no_of_interest_payments financing_cycle buffer_period disbursement_status score'
      ).split(' '),
      ...dollars,
    ].sort(),
  )
})

test('T6: none is said in three ways', async () => {
  const { get } = openTestSandbox()
  expect((await get(path('cp_nodrawdown_404'))).status).toBe(404)
  expect((await get(path('cp_nodrawdown_empty'))).body.data).toEqual([])
  expect((await get(path('cp_nodrawdown_null'))).body).toHaveProperty('data', null)
})

test('an overdue drawdown has its payoff date behind it', async () => {
  const { sandbox, get } = openTestSandbox({ scenario: 'overdue' })
  const { body } = await get(path('cp_kwame'))
  expect(Date.parse(String(body.data.expected_payoff_date))).toBeLessThan(sandbox.clock.now())
})

test('T48: undocumented states and unknown fields occur', async () => {
  const { body } = await openTestSandbox({ scenario: 'unknownStates' }).get(path('cp_adaeze'))
  expect(body.data).toMatchObject({ status: 'rolled_over', extra: { nested: [1, 'two'] } })
})
