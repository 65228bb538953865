import { matchFigureName } from './matchFigureName.ts'
import { readCells } from './readCells.ts'
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
