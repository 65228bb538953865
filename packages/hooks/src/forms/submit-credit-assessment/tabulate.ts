import { toPlainText } from '@onlend/core/internal'
import { matchFigureName } from './matchFigureName.ts'
import { readYear } from './readYear.ts'

/** Letters that are looked at: the figures of two years are a few hundred. */
const most = 50_000

/**
 * Finds the rows and columns in what was pasted. Spreadsheets put tabs between cells, CSV files semicolons or commas; a comma counts only
 * where names or years show that it is no part of a figure.
 */
export function tabulate(pasted: string): string[][] {
  const text = pasted.slice(0, most)
  if (text.includes('\t')) return upright(readCells(text, '\t'))
  if (text.includes(';')) return upright(readCells(text, ';'))
  const byComma = upright(readCells(text, ','))
  const isTable =
    byComma.some((row) => row.length > 1) &&
    (byComma.some(([first = '']) => matchFigureName(first) !== null) ||
      (byComma.length > 1 && byComma[0]?.some((cell) => readYear(cell) !== null)))
  return isTable ? byComma : readCells(text, '\t')
}

/** Figures are rows and years are columns; the other way round is turned. */
function upright(rows: string[][]): string[][] {
  const head = rows[0]?.slice(1) ?? []
  const isTurned = head.filter((cell) => matchFigureName(cell) !== null).length > 1
  if (!isTurned) return rows
  return (rows[0] ?? []).map((_, at) => rows.map((row) => row[at] ?? ''))
}

/** Reads delimited text, as a spreadsheet's clipboard or a CSV file has it, into rows of cells; quoted cells may hold anything. */
function readCells(text: string, delimiter: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  const source = text.replace(/^\ufeff/, '')
  while (at <= source.length) {
    const { cell, next } = source[at] === '"' ? quotedCell(source, at) : { cell: '', next: at }
    const end = endOfCell(source, next, delimiter)
    row.push(tidy(cell + source.slice(next, end)))
    at = end + 1
    if (source[end] === delimiter) continue
    if (source[end] === '\r' && source[at] === '\n') at += 1
    rows.push(row)
    row = []
  }
  // Spreadsheets end the last row as well.
  while (rows.at(-1)?.every((cell) => cell === '')) rows.pop()
  return rows
}

function endOfCell(source: string, from: number, delimiter: string): number {
  let end = from
  while (end < source.length && source[end] !== delimiter && source[end] !== '\n' && source[end] !== '\r')
    end += 1
  return end
}

/** Two quotes in a row are one; a quote that never ends takes the rest. */
function quotedCell(source: string, from: number): { cell: string; next: number } {
  let cell = ''
  let at = from + 1
  while (at < source.length) {
    if (source[at] !== '"') cell += source[at]
    else if (source[at + 1] === '"') at += 1
    else return { cell, next: at + 1 }
    if (source[at] === '"') cell += '"'
    at += 1
  }
  return { cell, next: at }
}

function tidy(cell: string): string {
  return toPlainText(cell).replace(/\s+/g, ' ').trim()
}
