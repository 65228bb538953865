import type { CellNote } from '../sheets/index.ts'
import type { TransactionFieldName } from './TransactionImport.ts'

/** The rows of a file below its headings, by the place of each, and where each field stands in them. */
export type ImportTable = {
  /** Which file: the beginning of its digest. */
  key: string
  /** Headings of all columns; of those that were added, names that are recognised again. */
  headings: string[]
  /** Cells by column; a row is replaced when it is edited. */
  rows: (readonly string[])[]
  /** The same as the file has them. */
  originals: readonly (readonly string[])[]
  lines: readonly number[]
  /** Where a field stands; fields that the file has no column for are added behind its own. */
  columnOf: Map<TransactionFieldName, number>
  /** Numbers of the instalments that have a column, in order. */
  instalments: readonly number[]
  /** From this place on, rows are instalments whose reference no transaction has. */
  orphansFrom: number
  /** What the heading of the identity number says of its kind. */
  idType: string | null
  /** Notes of a row: `notes` from `noteStarts[row]` to `noteStarts[row + 1]`; `null` where the reader noticed nothing. */
  notes: readonly CellNote[]
  noteStarts: Int32Array | null
  /** Fields that a person has changed, by row. */
  edited: Map<number, ReadonlySet<TransactionFieldName>>
  /** How many digits numbers with a leading zero have, by field: a shorter one may have lost its zero. */
  zeroLengths: ReadonlyMap<TransactionFieldName, number>
  /** Fields whose days stand in both orders of day and month: one that can be read in either is unclear, whatever the order of the file. */
  mixedDays: ReadonlySet<TransactionFieldName>
}
