import { formulaGuard } from '@onlend/core/internal'

/** The options for a written table. */
export type WriteSheetOptions = {
  /** The first line; without headings the text begins with the rows. */
  headings?: readonly string[]
  /** @default ',' */
  delimiter?: ',' | ';' | '\t' | '|'
}

/**
 * Writes a table as CSV text that Excel reads as UTF-8. A cell that a spreadsheet would run as a formula gets a `'` in front. `readSheets` removes
 * exactly that sign, so that a table written and read again is the same.
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
