import { Parser } from 'htmlparser2'
import type { Pace } from '../building/createPace.ts'
import { createSheetBuilder, type SheetBuilder } from '../building/createSheetBuilder.ts'
import type { MergedArea } from '../building/repeatMerged.ts'
import { sheetLimits } from '../building/sheetLimits.ts'
import { SheetError } from '../SheetError.ts'
import type { Sheet } from '../SheetFile.ts'

/** A table during the reading. */
type Table = {
  builder: SheetBuilder
  merged: MergedArea[]
  line: number
  cells: string[]
  column: number
  /** For each column, the last line that a cell above it covers. */
  coveredTo: number[]
  cell: { text: string; columns: number; rows: number } | null
}

/** Characters per call of the parser. */
const pieceSize = 65_536
/** The most open elements: the parser searches their list on each closing tag. */
const deepest = 1_000
/** Elements on separate lines. */
const blocks: ReadonlySet<string> = new Set(['br', 'div', 'p', 'li'])
const silent: ReadonlySet<string> = new Set(['script', 'style', 'template'])

/**
 * Reads a page of HTML, which portals of banks save under the name of a workbook: the table with the most rows, the first of equals. The reader
 * runs and fetches nothing in it. Throws a `SheetError` where no table has two rows.
 */
export async function readMarkup(text: string, pace: Pace): Promise<Sheet> {
  const budget = { cells: 0, characters: 0 }
  const open: Table[] = []
  const done: SheetBuilder[] = []
  let [depth, hidden] = [0, 0]

  const parser = new Parser({
    onopentag(name, { colspan, rowspan }) {
      depth += 1
      if (depth > deepest) throw new SheetError('broken')
      if (silent.has(name)) hidden += 1
      const table = open.at(-1)
      if (name === 'table') {
        const merged: MergedArea[] = []
        const builder = createSheetBuilder(budget, merged)
        open.push({ builder, merged, line: 0, cells: [], column: 0, coveredTo: [], cell: null })
      } else if (!table) return
      else if (name === 'tr') startRow(table)
      else if (name === 'td' || name === 'th') {
        if (table.line === 0) startRow(table)
        endCell(table)
        table.cell = { text: '', columns: readSpan(colspan), rows: readSpan(rowspan) }
      } else if (table.cell && blocks.has(name)) table.cell.text += ' '
    },
    ontext(data) {
      const cell = open.at(-1)?.cell
      if (cell && hidden === 0) cell.text += data
    },
    onclosetag(name) {
      depth -= 1
      if (silent.has(name)) hidden -= 1
      const table = open.at(-1)
      if (!table) return
      if (name === 'td' || name === 'th') endCell(table)
      else if (name === 'tr') endRow(table)
      else if (name === 'table') {
        endRow(table)
        open.pop()
        if (table.builder.size() > (done.at(-1)?.size() ?? 1)) done.push(table.builder)
      }
    },
  })
  for (let at = 0; at < text.length; at += pieceSize) {
    parser.write(text.slice(at, at + pieceSize))
    const rest = pace.step(at / text.length)
    if (rest) await rest
  }
  parser.end()
  const longest = done.at(-1)
  if (!longest) throw new SheetError('not_a_sheet')
  return longest.finish()
}

function startRow(table: Table): void {
  endRow(table)
  table.line += 1
  table.column = 0
}

function endRow(table: Table): void {
  endCell(table)
  if (table.cells.length > 0) table.builder.add(table.cells, table.line)
  table.cells = []
}

function endCell(table: Table): void {
  const { cell, cells, line, coveredTo, merged } = table
  if (!cell) return
  table.cell = null
  const said = cell.text.replaceAll(/\s+/g, ' ').trim()
  let left = table.column
  while ((coveredTo[left] ?? -1) >= line) left += 1
  const [right, bottom] = [left + cell.columns - 1, line + cell.rows - 1]
  if (said !== '') {
    if (left >= sheetLimits.columns || merged.length > sheetLimits.merged) throw new SheetError('too_large')
    while (cells.length <= left) cells.push('')
    cells[left] = said
    if (right > left || bottom > line) merged.push({ left, top: line, right, bottom })
  }
  for (let at = left; at <= right && at < sheetLimits.columns; at += 1) coveredTo[at] = bottom
  table.column = right + 1
}

/** The number of columns or rows that a cell covers; like a browser, this reader takes a text that is no number for one. */
function readSpan(value: string | undefined): number {
  const span = Number(value ?? 1)
  return Number.isInteger(span) && span > 0 ? Math.min(span, sheetLimits.rows) : 1
}
