import { unparse } from 'papaparse'
import type { DataColumn } from './DataColumn.ts'

/**
 * What a spreadsheet would take for a formula, after any blanks, also in full-width letters; a plain number such as `-12.50` is none.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const formula = /^(?!-?\d+(?:\.\d+)?$)\s*[=+\-@\t\r\n＝＋－＠]|^[\t\r\n]/u

/** Writes rows as CSV, with a heading line and the mark by which Excel knows UTF-8. What looks like a formula becomes text. */
export function writeCsv<Row>(rows: readonly Row[], columns: readonly DataColumn<Row>[]): string {
  const lines = rows.map((row) => columns.map((column) => toCellText(row, column)))
  return `\ufeff${unparse({ fields: columns.map(({ label }) => label), data: lines }, { escapeFormulae: formula })}\r\n`
}

function toCellText<Row>(row: Row, { write, value }: DataColumn<Row>): string {
  if (write) return write(row)
  const held = value(row)
  return held === null ? '' : String(held)
}
