'use client'
import type { TableColumn } from './TableColumn.ts'
import type { TableView } from './TableView.ts'
import { useNarrowedTable } from './useNarrowedTable.ts'
import type { TableActions } from './useTableView.ts'

export type UseTableParameters<Row, Column extends TableColumn<Row> = TableColumn<Row>> = {
  /** The rows; the list must keep its identity while the rows are the same, as the data of a query does. */
  rows: readonly Row[]
  /** Must keep its identity between renders. */
  columns: readonly Column[]
  /** The view of the table, when the host keeps it. */
  view?: TableView
  /** The first view, when the table keeps the view itself. */
  defaultView?: Partial<TableView>
  /** Called with the new view when a person sorts, filters, searches or turns a page. */
  onViewChange?: (view: TableView) => void
}

export type UseTableReturnType<Row, Column extends TableColumn<Row> = TableColumn<Row>> = TableActions & {
  /** The view, with its page within the existing pages. */
  view: TableView
  /** The columns shown, in their own order. */
  columns: readonly Column[]
  /** The rows of this page. */
  rows: readonly Row[]
  /** Returns every matching row, in order, for an export. */
  readMatching: () => Row[]
  /** The number of all rows, and of the matching rows. */
  total: number
  matching: number
  pageCount: number
  /** The first and the last row of this page among the matching rows, from 1; both 0 without a match. */
  first: number
  last: number
  /** Whether a search or a filter leaves rows out. */
  isNarrowed: boolean
  /** Whether the shown rows still belong to the search before this one. */
  isSearching: boolean
}

/**
 * Searches, filters, sorts and pages rows in the browser: the service lists everything at once and takes no
 * parameters for it. Holds 100,000 rows: the hook works on indices, sorts once per column and never copies a row.
 *
 * @example
 * const table = useTable({ rows: customers, columns })
 */
export function useTable<Row, Column extends TableColumn<Row> = TableColumn<Row>>(
  parameters: UseTableParameters<Row, Column>,
): UseTableReturnType<Row, Column> {
  return useNarrowedTable(parameters).table
}
