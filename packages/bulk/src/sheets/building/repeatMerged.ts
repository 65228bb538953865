import { SheetError } from '../SheetError.ts'
import type { CellNote } from '../SheetFile.ts'
import type { SheetBudget } from './createSheetBuilder.ts'
import { sheetLimits } from './sheetLimits.ts'

/** An area of merged cells: columns from 0, lines of the file from 1, the last of each included. */
export type MergedArea = { left: number; top: number; right: number; bottom: number }

/** Writes the text of merged cells into every covered cell, in rows that are not empty and within the width of the sheet. */
export function repeatMerged(
  { rows, lines, notes }: { rows: string[][]; lines: readonly number[]; notes: CellNote[] },
  areas: readonly MergedArea[],
  budget: SheetBudget,
): void {
  const width = rows.reduce((widest, row) => Math.max(widest, row.length), 0)
  const noted = notes.length
  let visited = 0

  for (const area of areas) {
    const first = findRow(lines, area.top)
    const text = lines[first] === area.top ? rows[first]?.[area.left] : undefined
    if (!text) continue
    for (let row = first; row < rows.length && (lines[row] as number) <= area.bottom; row += 1) {
      const cells = rows[row] as string[]
      for (let column = area.left; column <= area.right && column < width; column += 1) {
        visited += 1
        if (visited > sheetLimits.cells) throw new SheetError('too_large')
        if ((cells[column] ?? '') !== '') continue
        while (cells.length <= column) {
          cells.push('')
          budget.cells += 1
        }
        cells[column] = text
        budget.characters += text.length
        notes.push({ row, column, note: 'merged' })
      }
      if (budget.cells > sheetLimits.cells || budget.characters > sheetLimits.characters)
        throw new SheetError('too_large')
    }
  }
  if (notes.length > noted) notes.sort((a, b) => a.row - b.row || (a.column ?? -1) - (b.column ?? -1))
}

/** The first row at or below a line. */
function findRow(lines: readonly number[], line: number): number {
  let low = 0
  let high = lines.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((lines[middle] as number) < line) low = middle + 1
    else high = middle
  }
  return low
}
