import { addAmounts } from './addAmounts.ts'
import type { Amount } from './Amount.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumAmounts } from './sumAmounts.ts'

const amount = fc.oneof(
  fc.stringMatching(/^[1-9]\d{0,11}(\.\d{1,3})?$/),
  fc.stringMatching(/^-?(0|[1-9]\d{0,5})(\.\d{1,2})?$/),
  fc.stringMatching(/^9{9}\.99$/),
) as fc.Arbitrary<Amount>

test('property: the sum is what adding one after the other gives, digit for digit', () => {
  fc.assert(
    fc.property(fc.array(amount, { maxLength: 40 }), (amounts) => {
      expect(sumAmounts(amounts)).toBe(addAmounts(...amounts))
    }),
  )
})

test('more than a number holds is added exactly', () => {
  const amounts = Array.from({ length: 100_001 }, (): Amount => '999999999.99')
  expect(sumAmounts(amounts)).toBe('100000999998999.99')
  expect(sumAmounts([])).toBe('0')
})
