import type { ActiveDrawdown, Amount, Financing } from '@onlend/core'
import { expect, test } from 'vitest'
import { createRowFilter } from '../tables/createRowFilter.ts'
import { countFacets } from './countFacets.ts'
import { dayRanges } from './dayRanges.ts'
import { financingColumns } from './financingColumns.ts'
import type { FinancingInstalment, FinancingSchedule } from './FinancingRow.ts'
import { findOverdueAge } from './findOverdueAge.ts'
import { toFinancingsPicture } from './toFinancingsPicture.ts'
import { toFinancingRows, type ToFinancingRowsOptions } from './toFinancingRows.ts'
import { toFinancingTotals } from './toFinancingTotals.ts'

const today = '2026-03-11'

function financing(reference: string, rest: Partial<Financing> = {}): Financing {
  return {
    start_date: '2026-01-05T00:00:00.000Z',
    upload_date: '2026-01-04T09:00:00.000Z',
    transaction_reference: reference,
    client_id: 'cli_1',
    first_name: 'Bisi',
    last_name: 'Example',
    contact_number: null,
    financing_requested: true,
    channel: 'schedule',
    request_status: 'approved',
    loan_status: 'active',
    drawdown_id: 'drw_1',
    amount: '300',
    ...rest,
  }
}

type Schedules = Readonly<Record<string, FinancingSchedule>>

const naira = (...instalments: FinancingInstalment[]): FinancingSchedule => ({ instalments })

function toRows(
  financings: readonly Financing[],
  schedules: Schedules = {},
  rest: Partial<ToFinancingRowsOptions> = {},
) {
  return toFinancingRows(financings, {
    getSchedule: (one) => schedules[one.transaction_reference] ?? null,
    drawdown: null,
    currency: 'NGN',
    today,
    timeZone: 'Africa/Lagos',
    ...rest,
  })
}

const drawdown = (rest: Partial<ActiveDrawdown>) =>
  // The cast: only these three are read here.
  ({ id: 'drw_1', expected_payoff_date: null, maturity_date: null, ...rest }) as ActiveDrawdown

test('instalments stand in the order of their days, each overdue from the day after it is due', () => {
  const [row] = toRows([financing('A')], {
    A: naira(
      { due: '2026-04-01', amount: '100' },
      { due: today, amount: '100.10' },
      { due: '2026-03-10', amount: '100.20', paid: '0.05' },
    ),
  })
  expect(row?.instalments.map(({ due, state, days, unpaid }) => [due, state, days, unpaid])).toEqual([
    ['2026-03-10', 'overdue', -1, '100.15'],
    [today, 'due', 0, '100.10'],
    ['2026-04-01', 'due', 21, '100'],
  ])
  expect(row).toMatchObject({
    nextDue: '2026-03-10',
    amount: '300.30',
    paid: '0.05',
    unpaid: '300.25',
    overdue: '100.15',
    ages: ['7'],
    dated: 'schedule',
    knowsPayments: true,
  })
})

test('what the lender calls completed is paid, whatever the host has booked', () => {
  const [row] = toRows([financing('A', { loan_status: 'completed' })], {
    A: naira({ due: '2026-01-01', amount: '300' }),
  })
  expect(row).toMatchObject({ paid: '300', unpaid: '0', overdue: '0', nextDue: null, ages: [] })
})

test('an instalment that is paid too much is paid, and owes nothing below zero', () => {
  const [row] = toRows([financing('A')], { A: naira({ due: '2026-03-01', amount: '300', paid: '310' }) })
  expect(row).toMatchObject({ unpaid: '0', overdue: '0', nextDue: null })
})

test('T29: without a schedule a financing is due with the drawdown that it is paid from, and by no other', () => {
  const active = drawdown({ expected_payoff_date: '2026-03-09T23:30:00.000Z' })
  const rows = toRows([financing('A'), financing('B', { drawdown_id: 'drw_0' })], {}, { drawdown: active })
  // Half past midnight of the next day in Lagos.
  expect(rows.map(({ dated, nextDue, overdue }) => [dated, nextDue, overdue])).toEqual([
    ['drawdown', '2026-03-10', '300'],
    [null, null, '0'],
  ])
  expect(rows[0]?.knowsPayments).toBe(false)
})

test('a day that nothing states is not invented, for a defaulted one neither', () => {
  const [row] = toRows([financing('A', { loan_status: 'defaulted', drawdown_id: null })])
  expect(row).toMatchObject({ instalments: [], nextDue: null, dated: null, unpaid: '300', ages: [] })
})

test('a reference that the service lists twice makes two rows', () => {
  expect(toRows([financing('A'), financing('A')]).map(({ id }) => id)).toEqual(['A', 'A#2'])
})

test('totals are exact, and never across currencies', () => {
  const huge: Amount = '9007199254740993.17'
  const rows = toRows(
    [financing('A', { amount: huge }), financing('B', { amount: '0.1' }), financing('C', { amount: '0.2' })],
    { C: { currency: 'GHS', instalments: [{ due: '2026-03-01', amount: '0.2', paid: '0.1' }] } },
  )
  expect(toFinancingTotals(rows)).toEqual([
    {
      currency: 'NGN',
      count: 2,
      amount: '9007199254740993.27',
      paid: '0',
      unpaid: '9007199254740993.27',
      overdue: '0',
    },
    { currency: 'GHS', count: 1, amount: '0.2', paid: '0.1', unpaid: '0.1', overdue: '0.1' },
  ])
})

test.each([
  [-3, null],
  [0, null],
  [1, '7'],
  [7, '7'],
  [8, '30'],
  [30, '30'],
  [31, '60'],
  [60, '60'],
  [61, 'more'],
  [400, 'more'],
] as const)('%i days late is of the age %s', (days, age) => {
  expect(findOverdueAge(days)).toBe(age)
})

test('within eight weeks a picture is drawn by week from Monday to Sunday, and always of eight', () => {
  const rows = toRows([financing('A')], {
    A: naira(
      { due: '2026-03-08', amount: '10', paid: '4' },
      { due: '2026-03-09', amount: '20' },
      { due: '2026-03-15', amount: '0.30' },
    ),
  })
  const { unit, bars, ages } = toFinancingsPicture(rows, { currency: 'NGN', today })
  expect([unit, bars.length]).toEqual(['week', 8])
  expect(bars.filter(({ total }) => total !== '0')).toEqual([
    { from: '2026-03-02', to: '2026-03-08', due: '0', paid: '4', overdue: '6', total: '10' },
    { from: '2026-03-09', to: '2026-03-15', due: '0.30', paid: '0', overdue: '20', total: '20.30' },
  ])
  expect(ages).toEqual([
    { age: '7', overdue: '26' },
    { age: '30', overdue: '0' },
    { age: '60', overdue: '0' },
    { age: 'more', overdue: '0' },
  ])
})

test('over a longer time it is drawn by month, and the ends gather what lies beyond them: nothing is left out', () => {
  const rows = toRows([financing('A'), financing('B')], {
    A: naira({ due: '2024-01-31', amount: '1' }, { due: '2026-02-28', amount: '2' }),
    B: naira({ due: '2026-03-31', amount: '4' }, { due: '2027-12-31', amount: '8' }),
  })
  const { unit, bars } = toFinancingsPicture(rows, { currency: 'NGN', today })
  expect(unit).toBe('month')
  expect(bars.map(({ from, to, total }) => [from, to, total])).toEqual([
    [null, '2025-12-31', '1'],
    ['2026-01-01', '2026-01-31', '0'],
    ['2026-02-01', '2026-02-28', '2'],
    ['2026-03-01', '2026-03-31', '4'],
    ['2026-04-01', '2026-04-30', '0'],
    ['2026-05-01', '2026-05-31', '0'],
    ['2026-06-01', '2026-06-30', '0'],
    ['2026-07-01', null, '8'],
  ])
})

test('a picture is of one currency, and says how many it has no day for', () => {
  const rows = toRows([financing('A'), financing('B'), financing('C')], {
    A: naira({ due: '2026-03-20', amount: '10' }),
    B: { currency: 'GHS', instalments: [{ due: '2026-03-20', amount: '99' }] },
  })
  const { bars, undated } = toFinancingsPicture(rows, { currency: 'NGN', today })
  expect(bars.filter(({ total }) => total !== '0').map(({ due }) => due)).toEqual(['10'])
  expect(undated).toBe(1)
})

const mixed = toRows(
  [
    financing('A', { loan_status: 'defaulted' }),
    financing('B', { loan_status: 'completed', client_id: 'cli_2', first_name: 'Ada' }),
    financing('C', { loan_status: null, drawdown_id: null }),
  ],
  {
    A: naira({ due: '2026-02-01', amount: '100' }, { due: '2026-03-09', amount: '200' }),
    B: naira({ due: '2026-02-10', amount: '300' }),
  },
)

function find(filters: Record<string, string>, search = '') {
  const found = createRowFilter(mixed, financingColumns)({ search, filters })
  return [...(found ?? mixed.keys())].map((index) => mixed[index]?.id)
}

test('rows are narrowed by state, drawdown and client, and rows without one can be asked for', () => {
  expect(find({ status: 'defaulted' })).toEqual(['A'])
  expect(find({ status: 'none' })).toEqual(['C'])
  expect(find({ drawdown: 'drw_1' })).toEqual(['A', 'B'])
  expect(find({ client: 'cli_2' })).toEqual(['B'])
  expect(find({}, 'ada')).toEqual(['B'])
})

test('a range of days finds every financing with an instalment in it, its ends included, one end open or both', () => {
  expect(find({ due: '2026-02-01..2026-02-10' })).toEqual(['A', 'B'])
  expect(find({ due: '2026-02-02..2026-02-09' })).toEqual([])
  expect(find({ due: '2026-03-01..' })).toEqual(['A'])
  expect(find({ due: '..2026-02-01' })).toEqual(['A'])
})

test('an age finds every financing that has something so late, however old the rest is', () => {
  expect(find({ overdue: '7' })).toEqual(['A'])
  expect(find({ overdue: '60' })).toEqual(['A'])
  expect(find({ overdue: '30' })).toEqual([])
  expect(find({ overdue: 'none' })).toEqual(['B', 'C'])
})

test('a range is written and read back, and what is no day is no limit', () => {
  const range = { from: '2026-02-01', to: null }
  expect(dayRanges.write(range)).toBe('2026-02-01..')
  expect(dayRanges.read('2026-02-01..')).toEqual(range)
  expect(dayRanges.write({ from: null, to: null })).toBeNull()
  expect(dayRanges.read('2026-02-31x..<script>')).toEqual({ from: null, to: null })
})

test('a facet counts what choosing it would leave beside the other filters, and keeps what is chosen', () => {
  const asked = { search: '', filters: { status: 'completed', drawdown: 'drw_1' } }
  const {
    status,
    drawdown: drawdowns,
    client,
    overdue,
  } = countFacets(mixed, createRowFilter(mixed, financingColumns), asked)
  expect(status.map(({ value, count }) => [value, count])).toEqual([
    ['defaulted', 1],
    ['completed', 1],
  ])
  expect(drawdowns.map(({ value, count }) => [value, count])).toEqual([['drw_1', 1]])
  expect(client).toEqual([{ value: 'cli_2', name: 'Ada Example', count: 1 }])
  expect(overdue.map(({ value }) => value)).toEqual(['none'])
  const gone = countFacets(mixed, createRowFilter(mixed, financingColumns), {
    search: '',
    filters: { client: 'cli_9' },
  })
  expect(gone.client.at(-1)).toEqual({ value: 'cli_9', name: null, count: 0 })
})
