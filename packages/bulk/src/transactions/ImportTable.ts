import type { CellNote } from '../sheets/index.ts'
import type { TransactionFieldName } from './TransactionImport.ts'

/** The rows of a file below its headings, by place, and the column of each field. */
export type ImportTable = {
  /** The key of the file: the beginning of its digest. */
  key: string
  /** The headings of all columns; an added column has a name that the import recognises again. */
  headings: string[]
  /** Cells by column; an edit replaces the row. */
  rows: (readonly string[])[]
  /** The rows as in the file. */
  originals: readonly (readonly string[])[]
  lines: readonly number[]
  /** The column of each field; fields without a column in the file get one behind the file's columns. */
  columnOf: Map<TransactionFieldName, number>
  /** Numbers of the instalments that have a column, in order. */
  instalments: readonly number[]
  /** From this place on, rows are instalments without a transaction of their reference. */
  orphansFrom: number
  /** The kind of identity number that its heading names. */
  idType: string | null
  /** The notes of a row: `notes` from `noteStarts[row]` to `noteStarts[row + 1]`; `null` without notes. */
  notes: readonly CellNote[]
  noteStarts: Int32Array | null
  /** Fields that a person has changed, by row. */
  edited: Map<number, ReadonlySet<TransactionFieldName>>
  /** The number of digits of numbers with a leading zero, by field: a shorter one has possibly lost its zero. */
  zeroLengths: ReadonlyMap<TransactionFieldName, number>
  /** Fields with days in both orders of day and month: a day that fits both is unclear, in any order of the file. */
  mixedDays: ReadonlySet<TransactionFieldName>
}
