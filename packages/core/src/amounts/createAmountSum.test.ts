import { addAmounts } from './addAmounts.ts'
import type { Amount } from './Amount.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createAmountSum } from './createAmountSum.ts'

const amounts = fc.array(
  fc
    .tuple(fc.bigInt({ min: -(10n ** 13n), max: 10n ** 17n }), fc.integer({ min: 0, max: 6 }))
    .map(([value, scale]): Amount => {
      const digits = (value < 0n ? -value : value).toString().padStart(scale + 1, '0')
      const text = scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`
      return `${value < 0n ? '-' : ''}${text}` as Amount
    }),
)

test('a sum is written as given just as amounts that are added at once', () => {
  fc.assert(
    fc.property(amounts, (all) => {
      const sum = createAmountSum('given')
      for (const one of all) sum.add(one)
      expect(sum.total()).toBe(addAmounts(...all))
    }),
  )
})

test('a sum is written with the decimals that it needs unless it is asked otherwise', () => {
  const sum = createAmountSum()
  sum.add('1.50')
  sum.add('2.50')
  expect(sum.total()).toBe('4')
})
