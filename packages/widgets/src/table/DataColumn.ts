import type { TableColumn } from '@onlend/hooks/tables'
import type { ReactNode } from 'react'

/** A column of `DataTable`: what it holds, and how it is headed and drawn. */
export type DataColumn<Row> = TableColumn<Row> & {
  /** The heading of the column. */
  label: string
  draw: (row: Row) => ReactNode
  /** The text of a cell in an exported file. @default the value */
  write?: (row: Row) => string
  /** Stands in a file also where it is not shown, as the currency of its sums must. @default false */
  inFile?: boolean
  /** Words for the values of `filter`. */
  filterLabels?: Readonly<Record<string, string>>
  /** Numbers stand at the end. @default 'start' */
  align?: 'start' | 'end'
}
