import { type Amount, addAmounts, compareAmounts } from '@onlend/core'
import { expect, test } from 'vitest'
import { splitAmount } from './splitAmount.ts'

test.each<[Amount, number, number, readonly string[]]>([
  ['100', 3, 2, ['33.33', '33.33', '33.34']],
  ['275000.50', 2, 2, ['137500.25', '137500.25']],
  ['1000', 3, 0, ['333', '333', '334']],
  ['0.03', 2, 2, ['0.01', '0.02']],
  ['9007199254740993.17', 2, 2, ['4503599627370496.58', '4503599627370496.59']],
])('%s in %i parts with %i decimals', (amount, parts, digits, expected) => {
  expect(splitAmount(amount, parts, digits)).toEqual(expected)
})

test('the parts always add up to the whole', () => {
  for (let cents = 100; cents < 3_000; cents += 37) {
    const amount = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}` as Amount
    for (let parts = 1; parts <= 24; parts += 1)
      expect(compareAmounts(addAmounts(...(splitAmount(amount, parts, 2) ?? [])), amount)).toBe(0)
  }
})

test('what cannot be divided into something each is not divided', () => {
  expect(splitAmount('0.02', 3, 2)).toBeNull()
  expect(splitAmount('2', 3, 0)).toBeNull()
})
