import { expect, test } from 'vitest'
import { openTestSandbox } from '../../test/openTestSandbox.ts'

const path = '/v1/customer-partner/cp_adaeze/transactions/financings'

test('T27, T31, T86: the dates are timestamps, the amount is a number, and a contact may be null', async () => {
  const { body } = await openTestSandbox().get(path)
  const [first] = body.data
  expect(Object.keys(first ?? {}).sort()).toEqual(
    (
      'start_date upload_date transaction_reference client_id first_name last_name contact_number financing_requested ' +
      'channel request_status loan_status drawdown_id amount'
    )
      .split(' ')
      .sort(),
  )
  expect(first?.start_date).toMatch(/T.*\.\d{3}Z$/)
  expect(typeof first?.amount).toBe('number')
  expect(body.data.map((row) => row.contact_number)).toContain(null)
  expect(body.data.map((row) => row.drawdown_id)).toContain(null)
})

test('the observed loan states are defaulted and completed', async () => {
  const { body } = await openTestSandbox().get(path)
  expect(new Set(body.data.map((row) => row.loan_status))).toEqual(new Set(['defaulted', 'completed']))
})

test('T75: ten thousand rows come at once', async () => {
  const { body } = await openTestSandbox({ scenario: 'tenThousandRows' }).get(path)
  expect(body.data).toHaveLength(10_000)
})

test('T48: a loan state may be any text, even none', async () => {
  const { body } = await openTestSandbox({ scenario: 'unknownStates' }).get(path)
  expect(body.data.map((row) => row.loan_status)).toEqual(expect.arrayContaining(['restructured', '']))
})
