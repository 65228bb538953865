import type { Amount } from '@onlend/core'

/** The value of a row in a column. Amounts are decimal strings, dates ISO; `null` is no value, and sorts last in both directions. */
export type TableValue = string | number | boolean | null

type TextColumn<Row> = {
  /** @default 'text' */
  type?: 'text' | 'number' | 'boolean' | 'date'
  value: (row: Row) => TableValue
}

type AmountColumn<Row> = {
  /** The table compares amounts exactly, with any number of digits. */
  type: 'amount'
  value: (row: Row) => Amount | null
}

/** A column as data: the value of a row, and the actions on the column. The view draws it. */
export type TableColumn<Row> = (TextColumn<Row> | AmountColumn<Row>) & {
  /** The id, unique in the table; a kept view contains it. */
  id: string
  /** Whether the search reads the column. @default false */
  searchable?: boolean
  /** @default true */
  sortable?: boolean
  /** The values of the column's filter, as `String(value)`. */
  filter?: readonly string[]
  /** Whether a row matches a value of the filter. @default the value is `String(value)` */
  matches?: (row: Row, value: string) => boolean
  /** Hides the column at first. @default false */
  hidden?: boolean
  /** Keeps the column always in the table. @default false */
  fixed?: boolean
}
