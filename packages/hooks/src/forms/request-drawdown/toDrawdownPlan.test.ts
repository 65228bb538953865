import { expect, test } from 'vitest'
import { toDrawdownPlan } from './toDrawdownPlan.ts'

const now = Date.parse('2031-11-22T10:00:00Z')
type Review = Parameters<typeof toDrawdownPlan>[0]
type Last = NonNullable<Review['running']>

const drawdown = (some: Partial<Last>): Last => ({
  ...{ id: 'drw_1', amountDrawn: '1250000.00', amountExpected: '1295000.00', tenor: 60 },
  ...some,
})
const plan = ({
  last = null,
  estimate = null,
  range = null,
  digits,
  ...some
}: Partial<Review> & {
  last?: Last | null
  estimate?: Review['cost']
  range?: Review['costRange']
  digits?: number
} = {}) =>
  toDrawdownPlan(
    {
      amount: '500000',
      tenor: 60,
      currency: 'NGN',
      cost: estimate,
      costRange: range,
      running: last,
      now,
      ...some,
    },
    digits,
  )

test('due so many days from now, over the end of a year', () => {
  expect(plan().due).toBe('2032-01-21T10:00:00.000Z')
})

test('without an estimate and without a drawdown only the lender can say what it costs', () => {
  expect(plan()).toMatchObject({ receives: '500000', cost: null, repays: null, basis: 'lender', last: null })
})

test('the host’s estimate comes before the last drawdown, and keeps its lines', () => {
  const lines = [{ label: 'Fee', amount: '2250' }] as const
  expect(plan({ estimate: { lines, total: '2250' }, last: drawdown({}) })).toMatchObject({
    ...{ cost: '2250', repays: '502250', basis: 'host', lines },
  })
})

test('the last drawdown counts in proportion to the amount, and only over as many days', () => {
  expect(plan({ last: drawdown({}) })).toMatchObject({
    ...{ cost: '18000', repays: '518000', basis: 'lastDrawdown' },
    last: { amountDrawn: '1250000.00', cost: '45000.00', tenor: 60 },
  })
  expect(plan({ tenor: 30, last: drawdown({}) })).toMatchObject({
    ...{ cost: null, repays: null, basis: 'lender' },
    last: { cost: '45000.00' },
  })
})

test('the partner’s range comes after the estimate and before the last drawdown, for its own days alone', () => {
  const range = { tenor: 60, least: '2', most: '3.5' } as const
  expect(plan({ range, last: drawdown({}) })).toMatchObject({
    ...{ basis: 'range', range: { least: '10000', most: '17500' }, cost: null, repays: null },
  })
  expect(plan({ range, tenor: 30 })).toMatchObject({ basis: 'lender', range: null })
  const estimate = { lines: [], total: '9' } as const
  expect(plan({ range, estimate })).toMatchObject({ basis: 'host', range: null, cost: '9' })
  // Rounded away from each other: the range never leaves out what the partner states.
  expect(plan({ range, amount: '1', digits: 0 })).toMatchObject({ range: { least: '0', most: '1' } })
})

test('a proportion is rounded up to what the currency has', () => {
  const last = drawdown({ amountDrawn: '3', amountExpected: '4' })
  expect(plan({ amount: '1', last })).toMatchObject({ cost: '0.34', repays: '1.34' })
  expect(plan({ amount: '1', last, digits: 0 })).toMatchObject({ cost: '1' })
})

test.each([
  ['says nothing of what is to be repaid', { amountExpected: null }],
  ['says nothing of its days', { tenor: null }],
  ['asks less back than it drew', { amountExpected: '1' as const }],
  ['drew nothing', { amountDrawn: '0' as const }],
])('a last drawdown that %s is no example', (_, some) => {
  expect(plan({ last: drawdown(some) })).toMatchObject({ basis: 'lender', last: null })
})

test('an amount too small for the currency is no ground for a proportion', () => {
  const last = drawdown({ amountDrawn: '0.001', amountExpected: '0.002' })
  expect(plan({ last })).toMatchObject({ basis: 'lender' })
})
