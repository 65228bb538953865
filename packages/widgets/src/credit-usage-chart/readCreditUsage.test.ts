import type { CreditSnapshot } from '@onlend/core/relay'
import { expect, test } from 'vitest'
import { readCreditUsage } from './readCreditUsage.ts'

const day = 86_400_000
const now = Date.parse('2027-03-10T11:00:00.000Z')
const seen = (daysAgo: number, changes: Partial<CreditSnapshot> = {}): CreditSnapshot => ({
  ...{ at: new Date(now - daysAgo * day).toISOString(), limit: '1000', drawn: '0', available: null },
  ...{ currency: 'NGN', ...changes },
})
const read = (snapshots: CreditSnapshot[], weeks = 10) =>
  readCreditUsage({ snapshots, current: null, now, weeks })

test('snapshots become steps, oldest first, with drawdowns up and repayments down', () => {
  const snapshots = [seen(0, { drawn: '100' }), seen(35, { drawn: '500.5' }), seen(56)]
  const { steps, seenSince } = read(snapshots)
  expect(steps.map(({ x, drawn, limit, change }) => [x, drawn, limit, change])).toEqual([
    [0.2, 0, 1, null],
    [0.5, 0.5005, 1, 'up'],
    [1, 0.1, 1, 'down'],
  ])
  expect(seenSince).toBe(snapshots[2]?.at)
})

test('what was seen last before these weeks is how they begin, and what is older is not drawn', () => {
  const { steps, seenSince } = read([seen(7, { drawn: '5' }), seen(100, { drawn: '9' }), seen(200)])
  expect(steps.map(({ x, change }) => [x, change])).toEqual([
    [0, null],
    [0.9, 'down'],
  ])
  expect(seenSince).toBeNull()
})

test('the limit as it is now is the last step, unless it is what was seen last', () => {
  const current = { limit: '1000.00', drawn: '0.0', amount_available: '7', currency: 'NGN' } as const
  const snapshots = [seen(7)]
  const reading = (changes: { drawn?: '40' }) =>
    readCreditUsage({ snapshots, current: { ...current, ...changes }, now, weeks: 10 }).steps
  expect(reading({})).toHaveLength(1)
  expect(reading({ drawn: '40' }).at(-1)).toMatchObject({ x: 1, drawn: 0.04, change: 'up' })
})

test('amounts in two currencies are never on one drawing', () => {
  const { steps } = read([seen(7, { currency: 'GHS', drawn: '1' }), seen(14, { drawn: '900' })])
  expect(steps.map(({ snapshot }) => snapshot.currency)).toEqual(['GHS'])
})

test('a change of the limit alone is no drawdown, and more than the limit stays on the drawing', () => {
  const { steps } = read([seen(7, { limit: '400', drawn: '800' }), seen(14, { drawn: '800' })])
  expect(steps.map(({ drawn, limit, change }) => [drawn, limit, change])).toEqual([
    [0.8, 1, null],
    [0.8, 0.4, null],
  ])
})

test('without snapshots, and without a limit above zero, there is nothing to draw or all of it is flat', () => {
  expect(read([])).toEqual({ steps: [], seenSince: null })
  expect(read([seen(7, { limit: '0' })]).steps[0]).toMatchObject({ drawn: 0, limit: 0 })
})
