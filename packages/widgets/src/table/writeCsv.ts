import { writeSheet } from '@onlend/hooks/internal'
import type { DataColumn } from './DataColumn.ts'

/** Writes rows as CSV, with a heading line and the mark by which Excel knows UTF-8. A value that looks like a formula becomes text. */
export function writeCsv<Row>(rows: readonly Row[], columns: readonly DataColumn<Row>[]): string {
  const cells = rows.map((row) => columns.map((column) => toCellText(row, column)))
  return writeSheet(cells, { headings: columns.map(({ label }) => label) })
}

function toCellText<Row>(row: Row, { write, value }: DataColumn<Row>): string {
  if (write) return write(row)
  const held = value(row)
  return held === null ? '' : String(held)
}
