import type { Amount } from './Amount.ts'
import { createAmountSum } from './createAmountSum.ts'

/** Adds any number of amounts of one currency exactly, and small ones fast; the sum has the form of `addAmounts`. */
export function sumAmounts(amounts: readonly Amount[]): Amount {
  const sum = createAmountSum('given')
  for (const amount of amounts) sum.add(amount)
  return sum.total()
}
