import type { Amount } from '@onlend/core'
import { checkFigure } from './checkFigure.ts'
import type {
  SubmitCreditAssessmentValues,
  FigureCell,
  FigureName,
} from './submitCreditAssessmentFormTypes.ts'
import type { FigureFormat } from './FigureFormat.ts'
import { figureNames } from './figureNames.ts'
import { figureWarning } from './figureWarning.ts'
import { readFigure } from './readFigure.ts'

/** A cell, and whether it can be sent as it is. */
export type CheckedCell = FigureCell & { isDone: boolean }

type FigureCellsParameters = {
  years: readonly string[]
  figures: SubmitCreditAssessmentValues['figures']
  format: FigureFormat
  /** Empty cells count as mistakes: somebody has tried to go on. */
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
