import type { CellNote, Sheet } from '../SheetFile.ts'
import { SheetError } from '../SheetError.ts'
import { sheetLimits } from './sheetLimits.ts'

/** What all sheets of a file have used of the limits. */
export type SheetBudget = { cells: number; characters: number }

export type SheetBuilder = {
  /** Keeps a row that holds something. Throws a `SheetError` where it is one too many. */
  add: (cells: string[], line: number) => boolean
  /** Of the row that is added next. */
  note: (column: number | null, note: CellNote['note']) => void
  rows: string[][]
  lines: number[]
  notes: CellNote[]
  finish: (name: string, isHidden: boolean) => Sheet
}

/** Collects the rows of one sheet within the limits of its file. */
export function createSheetBuilder(budget: SheetBudget): SheetBuilder {
  const rows: string[][] = []
  const lines: number[] = []
  const notes: CellNote[] = []
  let kept = 0

  return {
    rows,
    lines,
    notes,
    add(cells, line) {
      if (!holdsSomething(cells)) {
        notes.length = kept
        return false
      }
      // Rows may have been taken away to be packed, their lines stay.
      if (lines.length >= sheetLimits.rows) throw new SheetError('too_large')
      if (cells.length > sheetLimits.columns) dropEmptyEnd(cells)
      budget.cells += cells.length
      for (let at = 0; at < cells.length; at += 1) budget.characters += (cells[at] as string).length
      if (budget.cells > sheetLimits.cells || budget.characters > sheetLimits.characters)
        throw new SheetError('too_large')
      rows.push(cells)
      lines.push(line)
      kept = notes.length
      return true
    },
    note(column, note) {
      notes.push({ row: lines.length, column, note })
    },
    finish: (name, isHidden) => ({ name, rows, lines, notes, isHidden }),
  }
}

function holdsSomething(cells: readonly string[]): boolean {
  for (let at = 0; at < cells.length; at += 1) {
    const cell = cells[at] as string
    // A letter or a digit needs no closer look.
    if (
      cell !== '' &&
      (cell.charCodeAt(0) > 160 ||
        (cell.charCodeAt(0) > 32 && cell.charCodeAt(0) < 128) ||
        cell.trim() !== '')
    )
      return true
  }
  return false
}

function dropEmptyEnd(cells: string[]): void {
  let end = cells.length
  while (end > 0 && cells[end - 1] === '') end -= 1
  if (end > sheetLimits.columns) throw new SheetError('too_large')
  cells.length = end
}
