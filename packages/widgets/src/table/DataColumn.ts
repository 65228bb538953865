import type { TableColumn } from '@onlend/hooks/tables'
import type { ReactNode } from 'react'
import type { ColumnRoom, PhonePlace } from '../ui/Table.tsx'

/** A column of `DataTable`: its values, its heading and its cells. */
export type DataColumn<Row> = TableColumn<Row> & {
  /** The heading of the column. */
  label: string
  draw: (row: Row) => ReactNode
  /** The text of a cell in an exported file. @default the value */
  write?: (row: Row) => string
  /** Exports the column also when the table hides it, as a file with sums needs their currency. @default false */
  inFile?: boolean
  /** Words for the values of `filter`. */
  filterLabels?: Readonly<Record<string, string>>
  /** Numbers stand at the end. @default 'start' */
  align?: 'start' | 'end'
  /** The place of the value in the two lines of a row on a phone. The name stands first; the details of the row hold the rest. */
  onPhone?: PhonePlace
  /** The least width of a table that shows the column, unless a person chose it. @default 'narrow' */
  showFrom?: ColumnRoom
}
