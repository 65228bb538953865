'use client'
import { useDeferredValue, useMemo } from 'react'
import type { TableColumn } from './TableColumn.ts'
import type { TableView } from './TableView.ts'
import { createRowFilter } from './createRowFilter.ts'
import { sortRows } from './sortRows.ts'
import { type TableActions, useTableView } from './useTableView.ts'

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
export function useTable<Row, Column extends TableColumn<Row> = TableColumn<Row>>({
  rows,
  columns,
  view: givenView,
  defaultView,
  onViewChange,
}: UseTableParameters<Row, Column>): UseTableReturnType<Row, Column> {
  const { view, ...actions } = useTableView({
    view: givenView,
    defaultView,
    onViewChange,
    columns,
  })
  // The letter appears at once; the rows follow when there is time.
  const search = useDeferredValue(view.search)
  const { filters, sort } = view
  const filter = useMemo(() => createRowFilter(rows, columns), [rows, columns])
  const found = useMemo(() => filter({ search, filters }), [filter, search, filters])
  const sortedBy = sort && columns.find(({ id, sortable = true }) => sortable && id === sort.column)
  const direction = sort?.direction ?? 'ascending'
  const order = useMemo(
    () => (sortedBy ? sortRows(rows, sortedBy, direction) : null),
    [rows, sortedBy, direction],
  )
  const arranged = useMemo(
    () => arrangeRows({ total: rows.length, found, order }),
    [rows.length, found, order],
  )

  const matching = arranged?.length ?? rows.length
  const { pageSize } = view
  const pageCount = Math.max(1, Math.ceil(matching / pageSize))
  const page = Math.min(view.page, pageCount)
  const start = (page - 1) * pageSize
  const end = Math.min(start + pageSize, matching)
  const pageRows = useMemo(() => readRows(rows, arranged, { start, end }), [rows, arranged, start, end])
  const shown = useMemo(
    () => columns.filter(({ id, hidden, fixed }) => fixed || (view.columns?.includes(id) ?? !hidden)),
    [columns, view.columns],
  )
  return {
    ...actions,
    view: page === view.page ? view : { ...view, page },
    columns: shown,
    rows: pageRows,
    readMatching: () => readRows(rows, arranged, { start: 0, end: matching }),
    total: rows.length,
    matching,
    pageCount,
    first: matching === 0 ? 0 : start + 1,
    last: end,
    isNarrowed: view.search.trim() !== '' || Object.keys(filters).length > 0,
    isSearching: search !== view.search,
  }
}

function readRows<Row>(
  rows: readonly Row[],
  arranged: Uint32Array | null,
  { start, end }: { start: number; end: number },
): Row[] {
  if (arranged === null) return rows.slice(start, end)
  const found: Row[] = []
  for (const index of arranged.subarray(start, end)) {
    const row = rows[index]
    if (row !== undefined) found.push(row)
  }
  return found
}

type ArrangeRowsParameters = {
  /** How many rows there are. */
  total: number
  /** What a search and filters left; `null`: everything. */
  found: Uint32Array | null
  /** All rows as sorted; `null`: as they came. */
  order: Uint32Array | null
}

/** The rows that are left, in the order that was asked for, as indices; `null`: all rows as they came. */
function arrangeRows({ total, found, order }: ArrangeRowsParameters): Uint32Array | null {
  if (order === null || found === null) return order ?? found
  const isFound = new Uint8Array(total)
  for (const index of found) isFound[index] = 1
  return order.filter((index) => isFound[index] === 1)
}
