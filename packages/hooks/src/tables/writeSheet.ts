import { formulaGuard } from '@onlend/core/internal'

/** How a table is written. */
export type WriteSheetOptions = {
  /** The first line; none without it. */
  headings?: readonly string[]
  /** @default ',' */
  delimiter?: ',' | ';' | '\t' | '|'
}

/**
 * Writes a table as CSV text that Excel reads as UTF-8 and whose cells no spreadsheet runs as formulas: those get a `'` in front. `readSheets` takes
 * exactly that back, so that a table written and read again is the same.
 *
 * @returns the text, with a byte order mark
 *
 * @example
 * new File([writeSheet([['INV-1', '1250.00']], { headings: ['Reference', 'Amount'] })], 'rows.csv', { type: 'text/csv' })
 */
export function writeSheet(
  rows: readonly (readonly string[])[],
  { headings, delimiter = ',' }: WriteSheetOptions = {},
): string {
  const writeCell = (cell: string): string => {
    const text = formulaGuard.add(cell)
    return /[",;\t|\r\n]|^[\s<]|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  }
  const lines = (headings ? [headings, ...rows] : rows).map((cells) => cells.map(writeCell).join(delimiter))
  return `\ufeff${lines.map((line) => `${line}\r\n`).join('')}`
}
