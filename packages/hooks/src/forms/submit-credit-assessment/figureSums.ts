import { type Amount, addAmounts } from '@onlend/core'
import { negateAmount } from '../../lib/negateAmount.ts'
import { toPercent } from './toPercent.ts'
import type { FigureName, FigureSums } from './submitCreditAssessmentFormTypes.ts'

/** Works out what follows from the figures of a year, as far as they are known. */
export function figureSums(year: string, getAmount: (name: FigureName) => Amount | null): FigureSums {
  const less = (from: Amount | null, ...names: FigureName[]): Amount | null => {
    const amounts = names.map(getAmount).filter((amount) => amount !== null)
    return from === null || amounts.length < names.length
      ? null
      : addAmounts(from, ...amounts.map(negateAmount))
  }
  const grossProfit = less(getAmount('income'), 'cost_of_sales')
  const operatingProfit = less(grossProfit, 'operating_expense')
  const netProfit = less(operatingProfit, 'depreciation', 'tax')
  const income = getAmount('income')
  const assets = getAmount('total_assets')
  return {
    year,
    grossProfit,
    operatingProfit,
    netProfit,
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
