import { type Amount, compareAmounts } from '@onlend/core'
import { figureNames } from './figureNames.ts'
import { toMinorUnits } from '../amount/toMinorUnits.ts'
import { type FigureFormat, readFigure } from './readFigure.ts'
import { readPeriod } from './readPeriod.ts'
import type {
  AssessmentErrorCode,
  FigureCell,
  FigureName,
  FigureWarningCode,
  SubmitCreditAssessmentValues,
} from './submitCreditAssessmentFormTypes.ts'

/** A cell, and whether it can be sent as it is. */
export type CheckedCell = FigureCell & { isDone: boolean }

type FigureCellsParameters = {
  years: readonly string[]
  figures: SubmitCreditAssessmentValues['figures']
  format: FigureFormat
  /** Empty cells count as mistakes: the person has tried to go on. */
  isTried: boolean
  /** The cell under a person's fingers, which is not told to be wrong before it is left. */
  editing: { year: string; name: FigureName } | null
  getId: (year: string, name: FigureName) => string
}

/** Every cell of these years as it stands, year by year. */
export function figureCells(parameters: FigureCellsParameters): readonly CheckedCell[] {
  const { years, figures, format, isTried, editing, getId } = parameters
  const amounts = new Map<string, Amount | null>()
  const getAmount = (year: string | undefined, name: FigureName): Amount | null => {
    if (year === undefined) return null
    const key = `${year}.${name}`
    const amount = amounts.get(key) ?? readFigure(figures[year]?.[name] ?? '', format).amount
    amounts.set(key, amount)
    return amount
  }
  return years.flatMap((year) => {
    const otherYear = years.find((one) => one !== year)
    return figureNames.map((name) => {
      const value = figures[year]?.[name] ?? ''
      const code = checkFigure(name, value, format)
      const isEdited = editing?.year === year && editing.name === name
      const isTold = code === 'REQUIRED' ? isTried : !isEdited
      const warningCode = figureWarning({
        name,
        getAmount: (one) => getAmount(year, one),
        other: getAmount(otherYear, name),
      })
      return {
        ...{ year, name, value, warningCode },
        id: getId(year, name),
        isDone: code === null,
        errorCode: isTold ? code : null,
      }
    })
  })
}

/** What is wrong with a typed figure, or `null`; also `REQUIRED` for an empty one. */
function checkFigure(
  name: FigureName,
  text: string,
  format: FigureFormat,
): Extract<AssessmentErrorCode, 'REQUIRED' | 'FIGURE_INVALID' | 'FIGURE_TOO_LONG' | 'PERIOD_INVALID'> | null {
  if (text.trim() === '') return 'REQUIRED'
  if (name === 'period') return readPeriod(text) === null ? 'PERIOD_INVALID' : null
  return readFigure(text, format).code
}

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
function figureWarning({ name, getAmount, other }: FigureWarningParameters): FigureWarningCode | null {
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
