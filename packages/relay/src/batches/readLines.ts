import type { KeptRow } from './writeBody.ts'

/** The statement lines that pay for the rows, in the order of the rows; `null` where there are none. */
export function readLines(rows: readonly KeptRow[]): (readonly string[])[] | null {
  const lines = rows.map((row) => ('statementLines' in row ? row.statementLines : []))
  return lines.some((each) => each.length > 0) ? lines : null
}
