import { expect, test } from 'vitest'
import { findExcess } from './findExcess.ts'

const sums = (financed: `${number}`, currency: string | null = 'NGN') => ({
  amounts: [{ currency, rows: 1, amount: financed, financed }],
})
const limit = (available: `${number}` | null) => ({ amount_available: available, currency: 'NGN' })

test('more than is drawn or can be drawn is told with how many times as much it is', () => {
  expect(findExcess(sums('5000'), limit('1000'), { amount_drawn: '1000' })).toEqual({
    ...{ asked: '5000', available: '2000', currency: 'NGN', times: 2.5 },
  })
  expect(findExcess(sums('5000', null), limit('0'), null)?.times).toBeNull()
})

test('what there is enough for, what is in another currency, and what no limit is known for is not told', () => {
  expect(findExcess(sums('1000'), limit('1000'), null)).toBeNull()
  expect(findExcess(sums('1500'), limit('1000'), { amount_drawn: '500' })).toBeNull()
  expect(findExcess(sums('5000', 'USD'), limit('1000'), null)).toBeNull()
  expect(findExcess(sums('5000'), limit(null), null)).toBeNull()
  expect(findExcess(sums('5000'), undefined, undefined)).toBeNull()
})
