'use client'
import type { TableColumn } from './TableColumn.ts'
import type { TableView } from './TableView.ts'
import { useNarrowedTable } from './useNarrowedTable.ts'
import type { TableActions } from './useTableView.ts'

export type UseTableParameters<Row, Column extends TableColumn<Row> = TableColumn<Row>> = {
  /** Must keep its identity while it holds the same, as the data of a query does. */
  rows: readonly Row[]
  /** Must keep its identity between renders. */
  columns: readonly Column[]
  /** What a person sees of the table, when the host keeps it. */
  view?: TableView
  /** What it begins with, and returns to, when the table keeps it itself. */
  defaultView?: Partial<TableView>
  onViewChange?: (view: TableView) => void
}

export type UseTableReturnType<Row, Column extends TableColumn<Row> = TableColumn<Row>> = TableActions & {
  /** As asked for, its page within what there is. */
  view: TableView
  /** The columns shown, in their own order. */
  columns: readonly Column[]
  /** The rows of this page. */
  rows: readonly Row[]
  /** Every row that is left, in order, for an export. */
  readMatching: () => Row[]
  /** How many rows there are, and how many are left. */
  total: number
  matching: number
  pageCount: number
  /** Where this page begins and ends among the rows that are left, from 1; both 0 when none is. */
  first: number
  last: number
  /** Whether a search or a filter leaves rows out. */
  isNarrowed: boolean
  /** Whether what is shown still answers the search before this one. */
  isSearching: boolean
}

/**
 * Searches, narrows, sorts and pages rows that are already here: the service lists everything at once and takes no
 * parameters for it. Holds 100,000 rows: it works on indices, sorts once per column and never copies a row.
 *
 * @example
 * const table = useTable({ rows: customers, columns })
 */
export function useTable<Row, Column extends TableColumn<Row> = TableColumn<Row>>(
  parameters: UseTableParameters<Row, Column>,
): UseTableReturnType<Row, Column> {
  return useNarrowedTable(parameters).table
}
