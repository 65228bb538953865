import type { Amount } from '@onlend/core'
import { expect, test } from 'vitest'
import { createAmountScale } from './createAmountScale.ts'

const makeScale = (parameters: Partial<Parameters<typeof createAmountScale>[0]> & { max: Amount }) => {
  const scale = createAmountScale({ min: undefined, step: undefined, digits: 2, ...parameters })
  if (!scale) throw new Error('no scale')
  return scale
}

test('a scale has round sums between its ends, and about a hundred places at most', () => {
  const scale = makeScale({ max: '3600000' })
  expect(scale.last).toBeLessThanOrEqual(100)
  expect([0, 1, 2, scale.last].map(scale.amountAt)).toEqual(['50000', '100000', '150000', '3600000'])
})

test('both ends are exact, however odd they are', () => {
  const scale = makeScale({ min: '12345.67', max: '98765.43', step: '10000' })
  const amounts = Array.from({ length: scale.last + 1 }, (_, place) => scale.amountAt(place))
  expect(amounts.slice(0, 3)).toEqual(['12345.67', '20000', '30000'])
  expect(amounts.at(-1)).toBe('98765.43')
})

test('T31: steps that no float can add up do not drift', () => {
  const scale = makeScale({ max: '10', step: '0.1' })
  expect(scale.last).toBe(99)
  expect(scale.amountAt(2)).toBe('0.30')
  expect(scale.amountAt(scale.last)).toBe('10')
})

test('amounts beyond what a number can hold keep every digit', () => {
  const scale = makeScale({ max: '90062985348155190241.4' })
  expect(scale.amountAt(scale.last)).toBe('90062985348155190241.40')
  expect(scale.getPlace(scale.amountAt(40))).toBe(40)
})

test('the place of an amount is the nearest one, and the ends hold what lies beyond them', () => {
  const scale = makeScale({ min: '1000', max: '5000', step: '1000' })
  expect((['0', '1000', '1400', '1600', '4999', '5000', '9000'] as const).map(scale.getPlace)).toEqual([
    0, 0, 0, 1, 4, 4, 4,
  ])
})

test('a currency without decimals has whole steps', () => {
  const scale = makeScale({ max: '250', digits: 0 })
  expect(scale.amountAt(1)).toMatch(/^\d+$/)
})

test.each([
  ['nothing to choose from', { max: '0' }],
  ['a least amount above the most', { min: '500', max: '400' }],
  ['a single place', { max: '100', step: '100' }],
  ['a step of nothing', { max: '100', step: '0' }],
  ['more places than a finger could aim at', { max: '100000000', step: '1' }],
] as const)('there is no slider for %s', (_why, parameters) => {
  expect(createAmountScale({ min: undefined, step: undefined, digits: 2, ...parameters })).toBeNull()
})
