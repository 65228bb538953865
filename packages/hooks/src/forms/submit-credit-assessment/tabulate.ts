import { toPlainText } from '@onlend/core/internal'
import { figureHeadings } from './figureHeadings.ts'

const { readName, readYear } = figureHeadings

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
    (byComma.some(([first = '']) => readName(first) !== null) ||
      (byComma.length > 1 && byComma[0]?.some((cell) => readYear(cell) !== null)))
  return isTable ? byComma : readCells(text, '\t')
}

/** Figures are rows and years are columns; the other way round is turned. */
function upright(rows: string[][]): string[][] {
  const head = rows[0]?.slice(1) ?? []
  const isTurned = head.filter((cell) => readName(cell) !== null).length > 1
  if (!isTurned) return rows
  return (rows[0] ?? []).map((_, at) => rows.map((row) => row[at] ?? ''))
}

/** Reads delimited text, as a spreadsheet's clipboard or a CSV file has it, into rows of cells; a quote that never ends takes the rest. */
function readCells(text: string, delimiter: string): string[][] {
  const source = text.replace(/^\ufeff/, '')
  const cell = new RegExp(
    `(?:"((?:[^"]+|"")*)(?:"|$))?([^${delimiter}\r\n]*)(${delimiter}|\r\n|[\r\n]|$)`,
    'y',
  )
  const rows: string[][] = []
  let end: string | undefined = '\n'
  while (end) {
    if (end !== delimiter) rows.push([])
    const [, quoted = '', rest = '', found]: readonly string[] = cell.exec(source) ?? []
    rows.at(-1)?.push(tidy(quoted.replaceAll('""', '"') + rest))
    end = found
  }
  // Spreadsheets end the last row as well.
  while (rows.at(-1)?.every((one) => one === '')) rows.pop()
  return rows
}

function tidy(cell: string): string {
  return toPlainText(cell).replace(/\s+/g, ' ').trim()
}
