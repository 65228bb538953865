import { type Amount, addAmounts } from '@onlend/core'
import { negateAmount } from '@onlend/core/internal'
import { toMinorUnits } from '../amount/toMinorUnits.ts'
import type { FigureName } from './figure.ts'

/** The sums of the figures of a year, for comparison with the accounts; `null` where a figure is missing. The form never sends them. */
export type FigureSums = {
  year: string
  /** Income less cost of sales. */
  grossProfit: Amount | null
  /** Gross profit less operating expense. */
  operatingProfit: Amount | null
  /** Operating profit less depreciation and tax. */
  netProfit: Amount | null
  /** Total assets less equity. */
  liabilities: Amount | null
  /**
   * The profits as parts of the income, and equity and debt as parts of the total assets, in percent, rounded to a tenth, such as `'47.2'`; `null`
   * where a figure is missing or the whole is not above zero.
   */
  ratios: Readonly<
    Record<'grossMargin' | 'operatingMargin' | 'netMargin' | 'equityShare' | 'debtShare', string | null>
  >
}

/** Computes the sums and ratios of the figures of a year, as far as the figures are known. */
export function figureSums(year: string, getAmount: (name: FigureName) => Amount | null): FigureSums {
  const less = (from: Amount | null, ...names: FigureName[]): Amount | null => {
    const amounts = names.map(getAmount).filter((amount) => amount !== null)
    return from === null || amounts.length < names.length
      ? null
      : addAmounts(from, ...amounts.map(negateAmount))
  }
  const income = getAmount('income')
  const assets = getAmount('total_assets')
  const grossProfit = less(income, 'cost_of_sales')
  const operatingProfit = less(grossProfit, 'operating_expense')
  const netProfit = less(operatingProfit, 'depreciation', 'tax')
  return {
    ...{ year, grossProfit, operatingProfit, netProfit },
    liabilities: less(assets, 'equity'),
    ratios: {
      grossMargin: toPercent(grossProfit, income),
      operatingMargin: toPercent(operatingProfit, income),
      netMargin: toPercent(netProfit, income),
      equityShare: toPercent(getAmount('equity'), assets),
      debtShare: toPercent(getAmount('total_debt'), assets),
    },
  }
}

/**
 * A part of a whole in percent, rounded to a tenth and computed in whole numbers, so that no digit is lost: `'47.2'`, `'-3.0'`. `null`
 * where one of the two is missing, or the whole is not above zero.
 */
function toPercent(part: Amount | null, whole: Amount | null): string | null {
  if (part === null || whole === null) return null
  const places = Math.max(...[part, whole].map((amount) => amount.split('.')[1]?.length ?? 0))
  const [above, below] = [toMinorUnits(part, places), toMinorUnits(whole, places)]
  if (below <= 0n) return null
  const isNegative = above < 0n
  // Half a tenth rounds away from zero.
  const tenths = ((isNegative ? -above : above) * 2000n + below) / (2n * below)
  return `${isNegative && tenths > 0n ? '-' : ''}${tenths / 10n}.${tenths % 10n}`
}
