'use client'
import { useMemo, useState } from 'react'
import { type Amount, addAmounts } from '@onlend/core'
import { type CheckedCell, figureCells } from './figureCells.ts'
import { figureNames } from './figureNames.ts'
import { negateAmount } from '../../lib/negateAmount.ts'
import { toPercent } from './toPercent.ts'
import { formatFigure } from './formatFigure.ts'
import { type FigureFormat, readFigure } from './readFigure.ts'
import { readPastedFigures } from './readPastedFigures.ts'
import type {
  FigureName,
  FigureSums,
  FinancialFigures,
  SubmitCreditAssessmentValues,
} from './submitCreditAssessmentFormTypes.ts'
import { useRewrittenFigures } from './useRewrittenFigures.ts'
import { withYear } from './withYear.ts'

type Grid = Pick<SubmitCreditAssessmentValues, 'years' | 'figures'>

type UseFiguresParameters = Grid & {
  yearChoices: readonly string[]
  format: FigureFormat
  isTried: boolean
  getId: (year: string, name: FigureName) => string
  /** What stands in the form at this moment. */
  read: () => Grid
  write: (grid: Partial<Grid>) => void
}

/** The grid of figures over the form's values: cells, pasting, years, sums and warnings; and the same cells as a list. */
export function useFigures(parameters: UseFiguresParameters): {
  grid: FinancialFigures
  cells: readonly CheckedCell[]
} {
  const { years, figures, yearChoices, format, isTried, getId, read, write } = parameters
  const [editing, setEditing] = useState<{ year: string; name: FigureName } | null>(null)
  useRewrittenFigures(format, parameters)
  const getCells = (shown: readonly string[]) =>
    figureCells({ years: shown, figures, format, isTried, editing, getId })
  const cells = getCells(years)
  const sums = useMemo(
    () =>
      years.map((year) => figureSums(year, (name) => readFigure(figures[year]?.[name] ?? '', format).amount)),
    [years, figures, format],
  )

  const put = (changes: readonly { year: string; name: FigureName; text: string }[]) => {
    if (changes.length === 0) return
    const changed = { ...read().figures }
    for (const { year, name, text } of changes) changed[year] = { ...changed[year], [name]: text }
    write({ figures: changed })
  }
  const find = (year: string, name: FigureName) => {
    const among = years.includes(year) ? cells : getCells([year])
    const found = among.find((cell) => cell.year === year && cell.name === name)
    if (!found) throw new Error(`${name} is no figure of a credit assessment. Use one of figures.names.`)
    return found
  }

  const grid: FinancialFigures = {
    years,
    yearChoices,
    names: figureNames,
    cell: (year, name) => {
      const { isDone: _isDone, ...cell } = find(year, name)
      return cell
    },
    setCell: (year, name, text) => {
      // What is told to be wrong stays told until it is right; what is not, is left alone until the cell is left.
      if (find(year, name).errorCode === null) setEditing({ year, name })
      put([{ year, name, text }])
    },
    leaveCell: (year, name) => {
      setEditing(null)
      const text = read().figures[year]?.[name] ?? ''
      const tidied = formatFigure(name, text, format)
      if (tidied !== text) put([{ year, name, text: tidied }])
    },
    paste: (year, name, text) => {
      const pasted = readPastedFigures({ text, at: { year, name }, years, format })
      const plain = { ...format, decimalMark: '.' as const }
      setEditing(null)
      put(pasted.figures.map((one) => ({ ...one, text: formatFigure(one.name, one.value, plain) })))
      return { filled: pasted.figures.length, unread: pasted.unread }
    },
    setYear: (at, year) => {
      if (yearChoices.includes(year)) write(withYear(read(), at, year))
    },
    addYear: () => {
      const { years: now } = read()
      const free = yearChoices.filter((year) => !now.includes(year))
      // The one before, or the newest that is left.
      const next = free.find((year) => Number(year) < Number(now[0])) ?? free[0]
      if (now.length < 2 && next !== undefined) write({ years: [...now, next] })
    },
    removeYear: (at) => {
      const { years: now } = read()
      if (now.length > 1) write({ years: now.filter((_, index) => index !== at) })
    },
    sums,
  }
  return { grid, cells }
}

/** Works out what follows from the figures of a year, as far as they are known. */
function figureSums(year: string, getAmount: (name: FigureName) => Amount | null): FigureSums {
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
