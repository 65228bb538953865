import type { Amount } from './Amount.ts'
import { compareAmounts } from './compareAmounts.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { exceedsAmount } from './exceedsAmount.ts'

const amount = fc.stringMatching(/^-?[01]{1,2}(\.[01]{1,2})?$/) as fc.Arbitrary<Amount>

test('property: an amount is above another where comparing them as numbers says so', () => {
  fc.assert(
    fc.property(amount, amount, (one, other) => {
      expect(exceedsAmount(one, other)).toBe(compareAmounts(one, other) > 0)
    }),
    { numRuns: 2_000 },
  )
})
