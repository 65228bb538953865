import { type SheetFile, writeSheet } from '../sheets/index.ts'
import type { RowChange, RowChecker } from './createRowChecker.ts'
import type { ImportTable } from './ImportTable.ts'
import type { ImportIssue, TransactionFieldName } from './TransactionImport.ts'

/** The heading of the column by which corrected rows find their place. */
const keyHeading = 'onlend row'

/** Rows in error as a file of their own, and that file read again when it has been corrected. */
export const faultyRows: {
  write: (
    table: ImportTable,
    checker: RowChecker,
    words: { say: (issue: ImportIssue) => string; heading: string },
  ) => string
  /** The changes of the rows; empty where the file is none of these. */
  read: (table: ImportTable, file: Pick<SheetFile, 'sheets'>) => readonly RowChange[]
} = {
  write: (table, checker, { say, heading }) => {
    const rows: string[][] = []
    const width = table.headings.length
    for (let id = 0; id < checker.size; id += 1) {
      if (checker.standing(id) !== 'error') continue
      const cells = Array.from({ length: width }, (_, column) => table.rows[id]?.[column] ?? '')
      const wrong = checker.row(id).issues.filter(({ level }) => level === 'error')
      rows.push([...cells, [...new Set(wrong.map(say))].join(' '), `r${table.lines[id] ?? 0}-${table.key}`])
    }
    return writeSheet(rows, { headings: [...table.headings, heading, keyHeading] })
  },
  read: (table, { sheets }) => {
    for (const { rows } of sheets) {
      const header = rows.slice(0, 40).findIndex((row) => row.some((cell) => cell.trim() === keyHeading))
      const headings = rows[header]
      if (headings !== undefined) return readChanges(table, headings, rows.slice(header + 1))
    }
    return []
  },
}

function readChanges(
  table: ImportTable,
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): readonly RowChange[] {
  const ids = new Map<number, number>()
  for (let id = 0; id < table.orphansFrom; id += 1) ids.set(table.lines[id] ?? 0, id)
  const key = headings.findIndex((cell) => cell.trim() === keyHeading)
  const places = findPlaces(table, headings)
  return rows.flatMap((row) => {
    const [, line, of] = /^r(\d+)-([0-9a-f]+)$/.exec(row[key]?.trim() ?? '') ?? []
    const rowId = ids.get(Number(line))
    // Of this very file: a row of another file has the same line.
    if (rowId === undefined || of !== table.key) return []
    const values: Partial<Record<TransactionFieldName, string>> = {}
    for (const [field, column] of places) values[field] = row[column] ?? ''
    return [{ rowId, values }]
  })
}

/** Where the fields stand in the corrected file: a person may have moved columns, or taken some away, which are then left as they are. */
function findPlaces(
  { columnOf, headings: own }: ImportTable,
  headings: readonly string[],
): ReadonlyMap<TransactionFieldName, number> {
  const places = new Map<TransactionFieldName, number>()
  for (const [field, column] of columnOf) {
    const heading = own[column]?.trim() ?? ''
    // Of two columns of one heading, the same one of the two.
    const nth = own.slice(0, column).filter((other) => other.trim() === heading).length
    const found = headings.flatMap((other, at) => (other.trim() === heading ? [at] : []))[nth]
    if (found !== undefined) places.set(field, found)
  }
  return places
}
