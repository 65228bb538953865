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

test('an overdue drawdown has its payoff date behind it', async () => {
  const { sandbox, get } = openTestSandbox({ scenario: 'overdue' })
  const { body } = await get(path('cp_kwame'))
  expect(Date.parse(String(body.data.expected_payoff_date))).toBeLessThan(sandbox.clock.now())
})

test('T48: undocumented states and unknown fields occur', async () => {
  const { body } = await openTestSandbox({ scenario: 'unknownStates' }).get(path('cp_adaeze'))
  expect(body.data).toMatchObject({ status: 'rolled_over', extra: { nested: [1, 'two'] } })
})
