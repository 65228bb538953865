import type { Amount } from './Amount.ts'
import { createAmountSum } from './createAmountSum.ts'

/** Adds any number of amounts of one currency exactly, and quickly where they are small; written as `addAmounts` writes it. */
export function sumAmounts(amounts: readonly Amount[]): Amount {
  const sum = createAmountSum('given')
  for (const amount of amounts) sum.add(amount)
  return sum.total()
}
