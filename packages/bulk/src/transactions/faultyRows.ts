import { writeSheet } from '../sheets/index.ts'
import type { PackedFile, SheetRows } from '../sheets/PackedFile.ts'
import type { RowChange, RowChecker } from './createRowChecker.ts'
import type { ImportTable } from './ImportTable.ts'
import { runInSlices } from './runInSlices.ts'
import type { ImportIssue, TransactionFieldName } from './TransactionImport.ts'

/** The heading of the column by which corrected rows find their place. */
const keyHeading = 'onlend row'

/** Rows that are written at a time. */
const rowsPerPiece = 64

/** The rows of a corrected file, one by one. */
type Corrections = {
  readonly size: number
  /** `null` for a row that is none of the file that was corrected. */
  at: (place: number) => RowChange | null
}

/** Rows in error as a file of their own, and that file read again when it has been corrected. */
export const faultyRows: {
  write: (
    table: ImportTable,
    checker: RowChecker,
    words: { say: (issue: ImportIssue) => string; heading: string },
  ) => Promise<string>
  /** The changes of the rows; empty where the file is none of these. */
  read: (table: ImportTable, file: Pick<PackedFile, 'sheets'>) => Corrections
} = {
  write: async (table, checker, { say, heading }) => {
    const width = table.headings.length
    const parts = [writeSheet([], { headings: [...table.headings, heading, keyHeading] })]
    let id = 0
    const writePiece = (): void => {
      const rows: string[][] = []
      for (; id < checker.size && rows.length < rowsPerPiece; id += 1) {
        if (checker.standing(id) !== 'error') continue
        const row = table.rows.at(id) ?? []
        const cells = Array.from({ length: width }, (_, column) => row[column] ?? '')
        const wrong = checker.row(id).issues.filter(({ level }) => level === 'error')
        rows.push([...cells, [...new Set(wrong.map(say))].join(' '), `r${table.lines[id] ?? 0}-${table.key}`])
      }
      // Without the mark that a file begins with.
      parts.push(writeSheet(rows).slice(1))
    }
    await runInSlices((isInTime) => {
      do writePiece()
      while (id < checker.size && isInTime())
      return checker.size === 0 ? 1 : id / checker.size
    })
    return parts.join('')
  },
  read: (table, { sheets }) => {
    for (const { rows } of sheets) {
      const header = rows.slice(0, 40).findIndex((row) => row.some((cell) => cell.trim() === keyHeading))
      const headings = rows.at(header)
      if (header !== -1 && headings !== undefined) return readChanges(table, headings, rows, header + 1)
    }
    return { size: 0, at: () => null }
  },
}

function readChanges(
  table: ImportTable,
  headings: readonly string[],
  rows: SheetRows,
  first: number,
): Corrections {
  const key = headings.findIndex((cell) => cell.trim() === keyHeading)
  const places = findPlaces(table, headings)
  return {
    size: rows.length - first,
    at: (place) => {
      const row = rows.at(first + place) ?? []
      const [, line, of] = /^r(\d+)-([0-9a-f]+)$/.exec(row[key]?.trim() ?? '') ?? []
      const rowId = line === undefined ? -1 : findLine(table, Number(line))
      // Of this very file: a row of another file has the same line.
      if (rowId === -1 || of !== table.key) return null
      const values: Partial<Record<TransactionFieldName, string>> = {}
      for (const [field, column] of places) values[field] = row[column] ?? ''
      return { rowId, values }
    },
  }
}

/** The row of a line, which go up; -1 where there is none. */
function findLine({ lines, orphansFrom }: ImportTable, line: number): number {
  let [low, high] = [0, orphansFrom]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((lines[middle] ?? 0) < line) low = middle + 1
    else high = middle
  }
  return low < orphansFrom && lines[low] === line ? low : -1
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
