import { type Amount, compareAmounts } from '@onlend/core'
import { fromMinorUnits } from '../amount/fromMinorUnits.ts'
import { toMinorUnits } from '../amount/toMinorUnits.ts'

type ToQuickPicksParameters = {
  /** Whole per cent. */
  percents: readonly number[]
  most: Amount | null
  least: Amount | undefined
  digits: number
}

/** Parts of what may be asked for, rounded down to what the currency has; none below the least amount. */
export function toQuickPicks(parameters: ToQuickPicksParameters): { percent: number; amount: Amount }[] {
  const { percents, most, least = '0', digits } = parameters
  if (most === null || compareAmounts(most, '0') <= 0) return []
  const units = toMinorUnits(most, digits)
  return percents.flatMap((percent) => {
    const amount = fromMinorUnits((units * BigInt(Math.trunc(percent))) / 100n, digits)
    return compareAmounts(amount, '0') > 0 && compareAmounts(amount, least) >= 0 ? [{ percent, amount }] : []
  })
}
