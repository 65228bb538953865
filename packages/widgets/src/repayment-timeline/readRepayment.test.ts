import { expect, test } from 'vitest'
import { type RepaymentFacts, readRepayment } from './readRepayment.ts'

const facts: RepaymentFacts = { start: '2026-11-01', end: '2027-01-10', repaid: '0', total: '1000' }
const read = (given: Partial<RepaymentFacts>, today = '2026-11-15') =>
  readRepayment({ ...facts, ...given }, { now: Date.parse(today), timeZone: 'Africa/Lagos' })

test.each([
  ['500', 'ahead'],
  ['200', 'even'],
  ['210', 'even'],
  ['100', 'behind'],
] as const)('with %s of 1000 repaid after a fifth of the time, a debt is %s', (repaid, is) => {
  const { pace, filled, today } = read({ repaid })
  expect(pace).toEqual({ is, elapsed: 0.2 })
  expect([filled, today]).toEqual([Number(repaid) / 1000, 0.2])
})

test.each([
  ['2026-12-31', 'open', 10],
  ['2027-01-07', 'dueSoon', 3],
  ['2027-01-10', 'dueToday', 0],
  ['2027-01-18', 'overdue', 8],
] as const)('on %s it is %s', (today, state, days) => {
  expect(read({}, today)).toMatchObject({ state, days })
})

test('past its day the line goes on to today, and no pace is compared', () => {
  const reading = read({ repaid: '500' }, '2027-01-24')
  expect(reading).toMatchObject({ today: 1, pace: null, filled: reading.due / 2 })
  expect(reading.due).toBeCloseTo(70 / 84)
})

test('what was repaid in full has no today, and its line goes on to the day it was repaid', () => {
  const reading = read({ repaid: '1000', closedOn: '2027-01-20' }, '2027-03-01')
  expect(reading).toMatchObject({ state: 'repaid', today: null, pace: null })
  expect(reading.due).toBeCloseTo(70 / 80)
})

test.each([
  ['no start', { start: null }],
  ['no end', { end: null }],
  ['an end before the start', { end: '2026-10-01', closedOn: '2026-10-01' }],
])('with %s there is a share, and nothing is placed in time', (_, given) => {
  const reading = read({ repaid: '250', instalments: [{ date: '2026-12-01', amount: '10' }], ...given })
  expect(reading).toMatchObject({
    ratio: 0.25,
    filled: 0.25,
    due: 1,
    today: null,
    pace: null,
    instalments: [],
  })
})

test('T31: without a total above zero no share is said, and no pace', () => {
  for (const total of [null, '0', '0.00'] as const)
    expect(read({ repaid: '250', total })).toMatchObject({ ratio: null, filled: 0, pace: null })
})

test('before it is paid out nothing is behind', () => {
  expect(read({}, '2026-10-20')).toMatchObject({ pace: null, today: 0 })
})

test('instalments stand at their days, steps at what was repaid by then', () => {
  const instalments = [
    { date: '2026-11-15', amount: '200', isPaid: true },
    { date: '2027-01-10', amount: '800' },
  ] as const
  const steps = [{ date: '2026-11-10', repaid: '150' }] as const
  const reading = read({ repaid: '200', instalments, steps })
  expect(reading.instalments).toEqual([
    { at: 0.2, isPaid: true },
    { at: 1, isPaid: false },
  ])
  expect(reading.steps).toEqual([0.15])
})

test('more than the total fills the line and no more', () => {
  expect(read({ repaid: '1500' })).toMatchObject({ ratio: 1, filled: 1 })
})
