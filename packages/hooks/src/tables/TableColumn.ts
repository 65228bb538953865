import type { Amount } from '@onlend/core'

/** What a row holds in a column. Amounts are decimal strings, dates ISO; `null` is nothing, and is sorted last either way. */
export type TableValue = string | number | boolean | null

type TextColumn<Row> = {
  /** @default 'text' */
  type?: 'text' | 'number' | 'boolean' | 'date'
  value: (row: Row) => TableValue
}

type AmountColumn<Row> = {
  /** Compared exactly, however many digits. */
  type: 'amount'
  value: (row: Row) => Amount | null
}

/** A column as data: what a row holds in it, and what may be done with it. Nothing here is drawn. */
export type TableColumn<Row> = (TextColumn<Row> | AmountColumn<Row>) & {
  /** Unique in the table, and part of what is kept of its view. */
  id: string
  /** Looked into by the search. @default false */
  searchable?: boolean
  /** @default true */
  sortable?: boolean
  /** The values that the column may be narrowed to, as `String(value)`. */
  filter?: readonly string[]
  /** Whether a row belongs to a value that the column is narrowed to. @default it is `String(value)` */
  matches?: (row: Row, value: string) => boolean
  /** Not among the columns shown at first. @default false */
  hidden?: boolean
  /** May not be taken out of the table. @default false */
  fixed?: boolean
}
