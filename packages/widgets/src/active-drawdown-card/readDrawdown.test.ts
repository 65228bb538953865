import { getActiveDrawdown } from '@onlend/core'
import { expect, test } from 'vitest'
import { readDrawdown } from './readDrawdown.ts'

const parse = (fields: object) => {
  const drawdown = getActiveDrawdown.output.parse({
    status: 'success',
    data: { id: 'dd_1', amount_drawn: 1000, ...fields },
  })
  if (drawdown === null) throw new Error('no drawdown')
  return drawdown
}
const options = { now: Date.parse('2026-11-21T10:00:00.000Z'), timeZone: 'Africa/Lagos' }
const read = (fields: object) => readDrawdown(parse(fields), options)

test('T29: the expected payoff counts before the maturity', () => {
  const dates = {
    expected_payoff_date: '2026-12-31T00:00:00.000Z',
    maturity_date: '2027-06-30T00:00:00.000Z',
  }
  expect(read(dates).dueDate).toBe('2026-12-31T00:00:00.000Z')
  expect(read({ maturity_date: '2027-06-30T00:00:00.000Z' }).dueDate).toBe('2027-06-30T00:00:00.000Z')
})

test.each([
  ['2026-12-31T00:00:00.000Z', 'open', 40],
  ['2026-11-28T00:00:00.000Z', 'dueSoon', 7],
  ['2026-11-21T08:00:00.000Z', 'dueToday', 0],
  ['2026-11-20T08:00:00.000Z', 'overdue', 1],
  // 23:30 in UTC is the next day in Lagos.
  ['2026-11-20T23:30:00.000Z', 'dueToday', 0],
] as const)('a drawdown expected on %s is %s', (expected_payoff_date, phase, days) => {
  expect(read({ expected_payoff_date })).toMatchObject({ phase, days })
})

test('a drawdown that is paid is shown as paid on any date', () => {
  const dates = {
    expected_payoff_date: '2026-01-01T00:00:00.000Z',
    actual_payment_date: '2026-11-01T00:00:00.000Z',
  }
  expect(read(dates).phase).toBe('paid')
})

test('without a date nothing is overdue', () => {
  expect(read({})).toEqual({ phase: 'open', days: 0, dueDate: null, ratio: null, isPaidOut: false })
})

test('a drawdown is paid out from the day of its disbursement on', () => {
  expect(read({ disbursement_date: '2026-11-21T22:30:00.000Z' }).isPaidOut).toBe(true)
  // 23:30 in UTC is the next day in Lagos.
  expect(read({ disbursement_date: '2026-11-21T23:30:00.000Z' }).isPaidOut).toBe(false)
})

test('T31: the repaid share needs both sums and a total above zero', () => {
  expect(read({ amount_expected: '200.00', amount_recollected: '50.00' }).ratio).toBe(0.25)
  expect(read({ amount_expected: '0.00', amount_recollected: '0.00' }).ratio).toBeNull()
  expect(read({ amount_expected: '200.00' }).ratio).toBeNull()
})

test.each(['America/Los_Angeles', 'Africa/Lagos', 'Pacific/Auckland'])(
  'a date without a time is that day, in %s too',
  (timeZone) => {
    const drawdown = { ...parse({}), expected_payoff_date: '2026-11-21' }
    const phaseAt = (now: string) => readDrawdown(drawdown, { now: Date.parse(now), timeZone }).phase
    const noon = { 'America/Los_Angeles': '20:00', 'Africa/Lagos': '11:00', 'Pacific/Auckland': '23:00' }[
      timeZone
    ]
    const utcDay = timeZone === 'Pacific/Auckland' ? '2026-11-20' : '2026-11-21'
    expect(phaseAt(`${utcDay}T${noon}:00.000Z`)).toBe('dueToday')
  },
)
