import type { Amount } from '@onlend/core'

type BarScale = {
  /** The share of the longest bar that an amount gets; a float, only for the picture. */
  toLength: (amount: Amount) => number
  /** The smaller amounts get longer bars than their share. */
  isBent: boolean
}

/** The share of the longest bar below which a bar is a line that cannot be seen beside it. */
const leastShare = 0.04

/** Makes the scale of bars: by amount, or by the square root where one amount would leave the others invisible. */
export function createBarScale(amounts: readonly Amount[]): BarScale {
  const sizes = amounts.map(Number).filter((size) => size > 0)
  const largest = Math.max(0, ...sizes)
  const isBent = sizes.some((size) => size < largest * leastShare)
  return {
    isBent,
    toLength: (amount) => {
      if (largest === 0) return 0
      const share = Math.max(0, Number(amount)) / largest
      return isBent ? Math.sqrt(share) : share
    },
  }
}
