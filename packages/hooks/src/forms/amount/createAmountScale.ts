import { type Amount, compareAmounts } from '@onlend/core'
import { fromMinorUnits } from './fromMinorUnits.ts'
import { toMinorUnits } from './toMinorUnits.ts'

type CreateAmountScaleParameters = {
  min: Amount | undefined
  max: Amount
  /** The distance between two places. @default a round sum that makes about a hundred places or fewer */
  step: Amount | undefined
  /** The currency's digits after the point. */
  digits: number
}

/** The places of a slider, each with an exact amount: a slider moves in whole places, so that no float ever holds money. */
export type AmountScale = {
  /** The last place; the first is 0. */
  last: number
  amountAt: (place: number) => Amount
  /** The place nearest to an amount. */
  getPlace: (amount: Amount) => number
}

/** Makes places of round sums between the least and the most amount; `null` where there is no room for a slider. */
export function createAmountScale(parameters: CreateAmountScaleParameters): AmountScale | null {
  const { min, max, digits } = parameters
  const top = toMinorUnits(max, digits)
  const step = parameters.step === undefined ? roundStep(top, digits) : toMinorUnits(parameters.step, digits)
  if (step <= 0n) return null
  const bottom = min === undefined ? step : toMinorUnits(min, digits)
  // The places in between are multiples of the step: only the two ends can be odd sums.
  const base = (bottom / step) * step
  const last = Number((top - base + step - 1n) / step)
  if (bottom >= top || last < 2 || last > 100_000) return null

  const unitsAt = (place: number) => {
    if (place <= 0) return bottom
    return place >= last ? top : base + BigInt(place) * step
  }
  return {
    last,
    amountAt: (place) => fromMinorUnits(unitsAt(place), digits),
    getPlace: (amount) => {
      if (compareAmounts(amount, max) >= 0) return last
      const units = toMinorUnits(amount, digits)
      return units <= bottom ? 0 : Number((units - base + step / 2n) / step)
    },
  }
}

/** A round step, 1, 2 or 5 with zeros: a hundredth of the whole or a little more; whole units where the sum is large enough. */
function roundStep(whole: bigint, digits: number): bigint {
  const wanted = whole / 100n
  const least = whole > 10n ** BigInt(digits + 1) ? 10n ** BigInt(digits) : 1n
  let power = 1n
  while (power * 10n <= wanted) power *= 10n
  const found = [1n, 2n, 5n, 10n].find((times) => times * power >= wanted) ?? 10n
  const step = found * power
  return step > least ? step : least
}
