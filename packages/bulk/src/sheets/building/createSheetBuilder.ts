import type { CellNote, Sheet } from '../SheetFile.ts'
import { SheetError } from '../SheetError.ts'
import { type MergedArea, repeatMerged } from './repeatMerged.ts'
import { sheetLimits } from './sheetLimits.ts'

/** The part of the limits that all sheets of a file have used. */
export type SheetBudget = { cells: number; characters: number }

export type SheetBuilder = {
  /** Keeps a row that is not empty. Throws a `SheetError` where the row exceeds a limit. */
  add: (cells: string[], line: number) => void
  /** Adds a note on the row that is added next. */
  note: (column: number | null, note: CellNote['note']) => void
  size: () => number
  finish: (name?: string, isHidden?: boolean) => Sheet
}

/** Collects the rows of one sheet within the limits of its file. */
export function createSheetBuilder(budget: SheetBudget, merged: readonly MergedArea[] = []): SheetBuilder {
  const [rows, lines, notes]: [string[][], number[], CellNote[]] = [[], [], []]
  let kept = 0

  return {
    size: () => rows.length,
    add(cells, line) {
      if (!holdsSomething(cells)) {
        notes.length = kept
        return
      }
      if (rows.length >= sheetLimits.rows) throw new SheetError('too_large')
      if (cells.length > sheetLimits.columns) dropEmptyEnd(cells)
      budget.cells += cells.length
      for (let at = 0; at < cells.length; at += 1) budget.characters += (cells[at] as string).length
      if (budget.cells > sheetLimits.cells || budget.characters > sheetLimits.characters)
        throw new SheetError('too_large')
      rows.push(cells)
      lines.push(line)
      kept = notes.length
    },
    note: (column, note) => notes.push({ row: rows.length, column, note }),
    finish(name = '', isHidden = false) {
      if (merged.length > 0) repeatMerged({ rows, lines, notes }, merged, budget)
      return { name, rows, lines, notes, isHidden }
    },
  }
}

function holdsSomething(cells: readonly string[]): boolean {
  for (let at = 0; at < cells.length; at += 1) {
    const cell = cells[at] as string
    const first = cell.charCodeAt(0)
    // A letter or a digit needs no closer look.
    if ((first > 32 && first < 128) || cell.trim() !== '') return true
  }
  return false
}

function dropEmptyEnd(cells: string[]): void {
  let end = cells.length
  while (end > 0 && cells[end - 1] === '') end -= 1
  if (end > sheetLimits.columns) throw new SheetError('too_large')
  cells.length = end
}
