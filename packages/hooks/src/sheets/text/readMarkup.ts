import { Parser } from 'htmlparser2'
import type { Pace } from '../building/createPace.ts'
import { createSheetBuilder, type SheetBudget, type SheetBuilder } from '../building/createSheetBuilder.ts'
import type { MergedArea } from '../building/repeatMerged.ts'
import { sheetLimits } from '../building/sheetLimits.ts'
import { SheetError } from '../SheetError.ts'
import type { FilledSheet } from '../worker/PackedRows.ts'

/** A table while it is read. */
type Table = {
  builder: SheetBuilder
  startRow: () => void
  startCell: (columns: number, rows: number) => void
  write: (text: string) => void
  endCell: () => void
  endRow: () => void
}

/** Characters that the parser is given at a time. */
const pieceSize = 65_536
/** The parser's list of open elements is searched on each closing tag. */
const deepest = 1_000
const mostMerged = 100_000
/** What stands on lines of its own. */
const blocks: ReadonlySet<string> = new Set(['br', 'div', 'p', 'li'])
const silent: ReadonlySet<string> = new Set(['script', 'style', 'template'])

/**
 * Reads a page of HTML, as portals of banks save it under the name of a workbook: of its tables the one with the most rows, the first of those. Nothing
 * in it is run or fetched. Throws a `SheetError` where no table has two rows.
 */
export async function readMarkup(text: string, pace: Pace): Promise<FilledSheet> {
  const budget: SheetBudget = { cells: 0, characters: 0 }
  const open: Table[] = []
  let best: Table | null = null
  let depth = 0
  let hidden = 0

  const parser = new Parser({
    onopentag(name, { colspan, rowspan }) {
      depth += 1
      if (depth > deepest) throw new SheetError('broken')
      const table = open.at(-1)
      if (silent.has(name)) hidden += 1
      else if (name === 'table') open.push(createTable(budget))
      else if (name === 'tr') table?.startRow()
      else if (name === 'td' || name === 'th') table?.startCell(readSpan(colspan), readSpan(rowspan))
      else if (blocks.has(name)) table?.write(' ')
    },
    ontext(data) {
      if (hidden === 0) open.at(-1)?.write(data)
    },
    onclosetag(name) {
      depth -= 1
      if (silent.has(name)) hidden -= 1
      else if (name === 'td' || name === 'th') open.at(-1)?.endCell()
      else if (name === 'tr') open.at(-1)?.endRow()
      else if (name === 'table') {
        const table = open.pop()
        table?.endRow()
        if (table && table.builder.size() > (best?.builder.size() ?? 1)) best = table
      }
    },
  })
  for (let at = 0; at < text.length; at += pieceSize) {
    parser.write(text.slice(at, at + pieceSize))
    const rest = pace.step(at / text.length)
    if (rest) await rest
  }
  parser.end()
  if (!best) throw new SheetError('not_a_sheet')
  return (best as Table).builder.finish()
}

function createTable(budget: SheetBudget): Table {
  const merged: MergedArea[] = []
  const builder = createSheetBuilder(budget, merged)
  /** For each column, the last line that a cell above it covers. */
  const coveredTo: number[] = []
  let line = 0
  let cells: string[] = []
  let column = 0
  let span = { columns: 1, rows: 1 }
  let text: string | null = null

  const endCell = (): void => {
    if (text === null) return
    const said = text.replaceAll(/\s+/g, ' ').trim()
    text = null
    while ((coveredTo[column] ?? -1) >= line) column += 1
    const [right, bottom] = [column + span.columns - 1, line + span.rows - 1]
    if (said !== '') {
      if (column >= sheetLimits.columns) throw new SheetError('too_large')
      while (cells.length <= column) cells.push('')
      cells[column] = said
      if (right > column || bottom > line) merged.push({ left: column, top: line, right, bottom })
      if (merged.length > mostMerged) throw new SheetError('too_large')
    }
    for (let at = column; at <= right && at < sheetLimits.columns; at += 1) coveredTo[at] = bottom
    column = right + 1
  }
  const endRow = (): void => {
    endCell()
    if (cells.length > 0) builder.add(cells, line)
    cells = []
  }
  const startRow = (): void => {
    endRow()
    line += 1
    column = 0
  }
  return {
    ...{ builder, startRow, endCell, endRow },
    startCell(columns, rows) {
      if (line === 0) startRow()
      endCell()
      span = { columns, rows }
      text = ''
    },
    write(data) {
      if (text !== null) text += data
    },
  }
}

/** How many columns or rows a cell covers; a browser takes what is no number for one, and so do we. */
function readSpan(value: string | undefined): number {
  const span = Number(value ?? 1)
  return Number.isInteger(span) && span > 0 ? Math.min(span, sheetLimits.rows) : 1
}
