'use client'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type FigureFormat, type FigureName, figure } from './figure.ts'
import { type FigureCell, figureCells } from './figureCells.ts'
import { type FigureSums, figureSums } from './figureSums.ts'
import { readPastedFigures } from './readPastedFigures.ts'
import type { SubmitCreditAssessmentValues } from './submitCreditAssessmentForm.ts'

/** The grid of figures: years by twelve figures. */
export type FinancialFigures = {
  years: readonly string[]
  /** The years on offer, the newest first. */
  yearChoices: readonly string[]
  names: readonly FigureName[]
  cell: (year: string, name: FigureName) => FigureCell
  /** Sets the typed text of a cell. */
  setCell: (year: string, name: FigureName, text: string) => void
  /** Writes the figure with its grouping; call it when the person leaves the cell. */
  leaveCell: (year: string, name: FigureName) => void
  /**
   * Fills cells from a spreadsheet's clipboard, from this cell on to the right and down; a first column of names, or a first row of years,
   * puts each figure into its own cell. An unreadable text overwrites no cell.
   */
  paste: (year: string, name: FigureName, text: string) => { filled: number; unread: readonly string[] }
  /** Replaces a year by another; the figures stay with the column. */
  setYear: (at: number, year: string) => void
  /** Adds a year, two at most. */
  addYear: () => void
  removeYear: (at: number) => void
  sums: readonly FigureSums[]
}

type Grid = Pick<SubmitCreditAssessmentValues, 'years' | 'figures'>

type UseFiguresParameters = Grid & {
  yearChoices: readonly string[]
  format: FigureFormat
  isTried: boolean
  getId: (year: string, name: FigureName) => string
  /** Reads the form at this moment. */
  read: () => Grid
  write: (grid: Partial<Grid>) => void
}

/** The grid of figures over the form's values: cells, pasting, years, sums and warnings; and the same cells as a list. */
export function useFigures(parameters: UseFiguresParameters): {
  grid: FinancialFigures
  cells: readonly FigureCell[]
} {
  const { years, figures, yearChoices, format, isTried, getId, read, write } = parameters
  const [editing, setEditing] = useState<{ year: string; name: FigureName } | null>(null)
  const getCells = (shown: string[]) =>
    figureCells({ years: shown, figures, format, isTried, editing, getId })
  const cells = getCells(years)
  const sums = useMemo(
    () =>
      years.map((year) =>
        figureSums(year, (name) => figure.read(name, figures[year]?.[name] ?? '', format).value),
      ),
    [years, figures, format],
  )
  const plain: FigureFormat = { ...format, decimalMark: '.' }
  const getText = (year: string, name: FigureName) => read().figures[year]?.[name] ?? ''
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

  const written = useRef(format)
  useEffect(() => {
    const before = written.current
    written.current = format
    if (before.locale === format.locale) return
    // Figures keep their value when the language changes: the effect reads each text in the old format and writes it in the new one.
    const all = Object.keys(read().figures).flatMap((year) => figure.names.map((name) => ({ year, name })))
    put(
      all.flatMap(({ year, name }) => {
        const { value } = figure.read(name, getText(year, name), before)
        return value === null ? [] : [{ year, name, text: figure.write(name, value, plain) }]
      }),
    )
    // The effect reads the cells when the language changes, not at each key.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [format])

  const grid: FinancialFigures = {
    ...{ years, yearChoices, names: figure.names, cell: find, sums },
    setCell: (year, name, text) => {
      // A cell with a shown mistake shows it until the text is right; any other cell shows no mistake before the person leaves it.
      if (find(year, name).errorCode === null) setEditing({ year, name })
      put([{ year, name, text }])
    },
    leaveCell: (year, name) => {
      setEditing(null)
      const text = getText(year, name)
      const tidied = figure.write(name, text, format)
      if (tidied !== text) put([{ year, name, text: tidied }])
    },
    paste: (year, name, text) => {
      const pasted = readPastedFigures({ text, at: { year, name }, years, format })
      setEditing(null)
      put(pasted.figures.map((one) => ({ ...one, text: figure.write(one.name, one.value, plain) })))
      return { filled: pasted.figures.length, unread: pasted.unread }
    },
    setYear: (at, year) => {
      if (yearChoices.includes(year)) write(withYear(read(), at, year))
    },
    addYear: () => {
      const { years: now } = read()
      const free = yearChoices.filter((year) => !now.includes(year))
      // The year before, or else the newest free year.
      const next = free.find((year) => Number(year) < Number(now[0])) ?? free[0]
      if (now.length < 2 && next !== undefined) write({ years: [...now, next] })
    },
    removeYear: (at) => {
      const { years: now } = read()
      if (now.length > 1) write({ years: now.filter((_, index) => index !== at) })
    },
  }
  return { grid, cells }
}

/** Replaces a year by another. The figures stay with their column; a year of the other column changes places with this one. */
function withYear({ years, figures }: Grid, at: number, year: string): Grid {
  const before = years[at]
  if (before === undefined || before === year) return { years, figures }
  const { [before]: moved = {}, [year]: other = {}, ...rest } = figures
  const filled = Object.fromEntries(Object.entries(moved).filter(([, text]) => text))
  return {
    years: years.map((one, index) => (index === at ? year : one === year ? before : one)),
    // The kept figures of a removed year come back where the new column is empty.
    figures: years.includes(year)
      ? { ...rest, [year]: moved, [before]: other }
      : { ...rest, [year]: { ...other, ...filled } },
  }
}
