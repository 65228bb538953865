import type { SheetFile } from '../sheets/index.ts'
import type { RowChange, RowChecker } from './createRowChecker.ts'
import type { ImportTable } from './ImportTable.ts'
import type { ImportIssue, TransactionFieldName } from './TransactionImport.ts'

/** The heading of the column that identifies corrected rows. */
const keyHeading = 'onlend row'

/** A row in error: its cells, its issues, and the key that identifies it later. */
export type FaultyRow = { cells: readonly string[]; issues: readonly ImportIssue[]; key: string }

/** Rows in error from a place on. */
export type FaultyPiece = {
  headings: readonly string[]
  keyHeading: string
  rows: readonly FaultyRow[]
  /** The place of the next piece; `null` after the last. */
  next: number | null
}

/** Finds the rows in error for a separate file, and reads that file again after its correction. */
export const faultyRows: {
  keyHeading: string
  /** `null` for a row without an error. */
  find: (table: ImportTable, checker: RowChecker, id: number) => FaultyRow | null
  /** Finds in short steps the changes of the rows; none in a file without the key column. */
  readSteps: (
    table: ImportTable,
    file: Pick<SheetFile, 'sheets'>,
  ) => Generator<undefined, readonly RowChange[]>
} = {
  keyHeading,
  find: ({ rows, headings, lines, key }, checker, id) => {
    if (checker.getLevel(id) !== 'error') return null
    const cells = Array.from(headings, (_, column) => rows[id]?.[column] ?? '')
    const issues = checker.row(id).issues.filter(({ level }) => level === 'error')
    return { cells, issues, key: `r${lines[id] ?? 0}-${key}` }
  },
  readSteps: function* (table, { sheets }) {
    const changes: RowChange[] = []
    for (const { rows } of sheets) {
      const header = rows.slice(0, 40).findIndex((row) => row.some((cell) => cell.trim() === keyHeading))
      const headings = rows[header]
      if (headings === undefined) continue
      const places = findPlaces(table, headings)
      const key = headings.findIndex((cell) => cell.trim() === keyHeading)
      for (const row of rows.slice(header + 1)) {
        yield
        const [, line, of] = /^r(\d+)-([0-9a-f]+)$/.exec(row[key]?.trim() ?? '') ?? []
        const rowId = line === undefined ? -1 : findLine(table, Number(line))
        // The key names this file: a row of another file can have the same line.
        if (rowId === -1 || of !== table.key) continue
        const values: Partial<Record<TransactionFieldName, string>> = {}
        for (const [field, column] of places) values[field] = row[column] ?? ''
        changes.push({ rowId, values })
      }
      return changes
    }
    return changes
  },
}

/** The row of a line, by binary search, as lines ascend; -1 without one. */
function findLine({ lines, orphansFrom }: ImportTable, line: number): number {
  let [low, high] = [0, orphansFrom]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((lines[middle] ?? 0) < line) low = middle + 1
    else high = middle
  }
  return low < orphansFrom && lines[low] === line ? low : -1
}

/** The columns of the fields in the corrected file: a person can move or remove columns; a removed one changes no row. */
function findPlaces(
  { columnOf, headings: own }: ImportTable,
  headings: readonly string[],
): ReadonlyMap<TransactionFieldName, number> {
  const places = new Map<TransactionFieldName, number>()
  for (const [field, column] of columnOf) {
    const heading = own[column]?.trim() ?? ''
    // Two columns with one heading keep their order.
    const nth = own.slice(0, column).filter((other) => other.trim() === heading).length
    const found = headings.flatMap((other, at) => (other.trim() === heading ? [at] : []))[nth]
    if (found !== undefined) places.set(field, found)
  }
  return places
}
