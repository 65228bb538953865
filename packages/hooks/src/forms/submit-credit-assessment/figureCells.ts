import { type Amount, compareAmounts } from '@onlend/core'
import { toMinorUnits } from '../amount/toMinorUnits.ts'
import { type FigureErrorCode, type FigureFormat, type FigureName, figure } from './figure.ts'
import type { SubmitCreditAssessmentValues } from './submitCreditAssessmentForm.ts'

/** A warning that never stops a submission. */
export type FigureWarningCode =
  | 'COSTS_ABOVE_INCOME'
  | 'EQUITY_ABOVE_ASSETS'
  | 'CASH_ABOVE_ASSETS'
  | 'DEBT_ABOVE_ASSETS'
  /** A hundred times the other year's figure, or a hundredth: the person may have mixed thousands with units. */
  | 'FAR_FROM_OTHER_YEAR'
  | 'NEGATIVE'

/** The state of one cell of the figures. */
export type FigureCell = {
  year: string
  name: FigureName
  /** Stable; the error summary links to it. */
  id: string
  value: string
  /** The form can send the figure. */
  isDone: boolean
  errorCode: FigureErrorCode | null
  warningCode: FigureWarningCode | null
}

type FigureCellsParameters = Pick<SubmitCreditAssessmentValues, 'years' | 'figures'> & {
  format: FigureFormat
  /** The person has tried to go on: empty cells count as mistakes. */
  isTried: boolean
  /** The cell that the person edits: it shows no mistake before the person leaves it. */
  editing: { year: string; name: FigureName } | null
  getId: (year: string, name: FigureName) => string
}

/** The state of every cell of these years, year by year. */
export function figureCells(parameters: FigureCellsParameters): readonly FigureCell[] {
  const { years, figures, format, isTried, editing, getId } = parameters
  const read = years.map((year) =>
    figure.names.map((name) => figure.read(name, figures[year]?.[name] ?? '', format)),
  )
  const getAmount = (at: number, name: FigureName) => read[at]?.[figure.names.indexOf(name)]?.value ?? null
  return years.flatMap((year, at) =>
    figure.names.map((name, place) => {
      const code = read[at]?.[place]?.code ?? null
      const isEdited = editing?.year === year && editing.name === name
      const isTold = code === 'REQUIRED' ? isTried : !isEdited
      return {
        ...{ year, name, value: figures[year]?.[name] ?? '', isDone: code === null },
        id: getId(year, name),
        errorCode: isTold ? code : null,
        warningCode: figureWarning(name, (one) => getAmount(at, one), getAmount(1 - at, name)),
      }
    }),
  )
}

/** The figure that another should not be above, with the code of the warning. */
const ceilings: Partial<Record<FigureName, { than: FigureName; code: FigureWarningCode }>> = {
  cost_of_sales: { than: 'income', code: 'COSTS_ABOVE_INCOME' },
  equity: { than: 'total_assets', code: 'EQUITY_ABOVE_ASSETS' },
  cash_reserve: { than: 'total_assets', code: 'CASH_ABOVE_ASSETS' },
  total_debt: { than: 'total_assets', code: 'DEBT_ABOVE_ASSETS' },
}

/** The warning for a figure, or `null`; `other` is the same figure of the other year. */
function figureWarning(
  name: FigureName,
  getAmount: (name: FigureName) => Amount | null,
  other: Amount | null,
): FigureWarningCode | null {
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
