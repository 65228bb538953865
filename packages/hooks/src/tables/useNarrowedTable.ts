'use client'
import { useDeferredValue, useMemo } from 'react'
import { createRowFilter, type RowFilter } from './createRowFilter.ts'
import { sortRows } from './sortRows.ts'
import type { TableColumn } from './TableColumn.ts'
import type { UseTableParameters, UseTableReturnType } from './useTable.ts'
import { useTableView } from './useTableView.ts'

type NarrowedTable<Row, Column extends TableColumn<Row>> = {
  table: UseTableReturnType<Row, Column>
  /** The filter, for other questions about the same rows, so that it prepares their texts once. */
  filter: RowFilter
  /** The search of the shown rows: the one before, while a new search runs. */
  search: string
}

/** A table, with the filter and the search of its rows. */
export function useNarrowedTable<Row, Column extends TableColumn<Row>>({
  rows,
  columns,
  view: givenView,
  defaultView,
  onViewChange,
}: UseTableParameters<Row, Column>): NarrowedTable<Row, Column> {
  const { view, ...actions } = useTableView({
    view: givenView,
    defaultView,
    onViewChange,
    columns,
  })
  // The typed letter appears at once; the rows follow when there is time.
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
  const table = {
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
  return { table, filter, search }
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
  /** The number of all rows. */
  total: number
  /** The indices of the rows that match a search and filters; `null`: all rows. */
  found: Uint32Array | null
  /** The indices of all rows, sorted; `null`: in their own order. */
  order: Uint32Array | null
}

/** The indices of the matching rows, in the order of the sorting; `null`: all rows in their own order. */
function arrangeRows({ total, found, order }: ArrangeRowsParameters): Uint32Array | null {
  if (order === null || found === null) return order ?? found
  const isFound = new Uint8Array(total)
  for (const index of found) isFound[index] = 1
  // A plain loop: an engine calls a function of its own filter for each of 100,000 rows.
  const left = new Uint32Array(found.length)
  let count = 0
  for (const index of order) if (isFound[index] === 1) left[count++] = index
  return left
}
