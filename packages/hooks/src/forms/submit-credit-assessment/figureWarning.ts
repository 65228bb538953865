import { type Amount, compareAmounts } from '@onlend/core'
import { toMinorUnits } from '../amount/toMinorUnits.ts'
import type { FigureName, FigureWarningCode } from './submitCreditAssessmentFormTypes.ts'

type FigureWarningParameters = {
  name: FigureName
  /** The figures of the year, `null` where one is missing or cannot be read. */
  getAmount: (name: FigureName) => Amount | null
  /** The same figure of the other year. */
  other: Amount | null
}

/** What a figure should not be above. */
const ceilings: Partial<Record<FigureName, { than: FigureName; code: FigureWarningCode }>> = {
  cost_of_sales: { than: 'income', code: 'COSTS_ABOVE_INCOME' },
  equity: { than: 'total_assets', code: 'EQUITY_ABOVE_ASSETS' },
  cash_reserve: { than: 'total_assets', code: 'CASH_ABOVE_ASSETS' },
  total_debt: { than: 'total_assets', code: 'DEBT_ABOVE_ASSETS' },
}

/** What makes a figure worth a second look, or `null`. */
export function figureWarning({ name, getAmount, other }: FigureWarningParameters): FigureWarningCode | null {
  const amount = name === 'period' ? null : getAmount(name)
  if (amount === null) return null
  if (compareAmounts(amount, '0') < 0) return 'NEGATIVE'
  const ceiling = ceilings[name]
  const most = ceiling ? getAmount(ceiling.than) : null
  if (ceiling && most !== null && compareAmounts(amount, most) > 0) return ceiling.code
  return other !== null && isHundredfold(amount, other) ? 'FAR_FROM_OTHER_YEAR' : null
}

/** Decimals that count in the comparison: more than any currency has. */
const decimals = 4

function isHundredfold(a: Amount, b: Amount): boolean {
  const [left, right] = [toMinorUnits(a, decimals), toMinorUnits(b, decimals)]
  if (left <= 0n || right <= 0n) return false
  return left >= right * 100n || right >= left * 100n
}
