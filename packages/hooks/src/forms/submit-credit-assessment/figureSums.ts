import { type Amount, addAmounts } from '@onlend/core'
import { negateAmount } from '../../lib/negateAmount.ts'
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
  return {
    year,
    grossProfit,
    operatingProfit,
    netProfit: less(operatingProfit, 'depreciation', 'tax'),
    liabilities: less(getAmount('total_assets'), 'equity'),
  }
}
