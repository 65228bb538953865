'use client'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { firstTableView } from './firstTableView.ts'
import type { TableColumn } from './TableColumn.ts'
import type { TablePageSize, TableSort, TableView } from './TableView.ts'

/** The actions of a person on a table. A change of the matching rows, or of their order, goes back to the first page. */
export type TableActions = {
  setSearch: (search: string) => void
  /** Sets the filter of a column; `null` removes it. */
  setFilter: (column: string, value: string | null) => void
  setSort: (sort: TableSort | null) => void
  /** The action of a press on a header: ascending, descending, then the order of the rows again. */
  toggleSort: (column: string) => void
  setPage: (page: number) => void
  setPageSize: (pageSize: TablePageSize) => void
  /** Sets the shown columns; `null` shows the columns that the table shows at first. */
  setColumns: (columns: readonly string[] | null) => void
  toggleColumn: (column: string) => void
  /** Removes the search and every filter. */
  showAll: () => void
}

type UseTableViewParameters = {
  view: TableView | undefined
  defaultView: Partial<TableView> | undefined
  onViewChange: ((view: TableView) => void) | undefined
  columns: readonly TableColumn<never>[]
}

/** Keeps the view of a table, or leaves it to the host. */
export function useTableView(parameters: UseTableViewParameters): TableActions & { view: TableView } {
  const { defaultView, columns } = parameters
  const [own, setOwn] = useState<TableView>(() => ({ ...firstTableView, ...defaultView }))
  const view = parameters.view ?? own
  const latest = useRef({ view, parameters })
  useEffect(() => {
    latest.current = { view, parameters }
  })

  const change = useCallback((changes: Partial<TableView>) => {
    const { view: before, parameters: now } = latest.current
    const next = { ...before, page: 1, ...changes }
    // A second change before the next render starts from this one.
    latest.current.view = next
    if (now.view === undefined) setOwn(next)
    now.onViewChange?.(next)
  }, [])

  const actions = useMemo<TableActions>(
    () => ({
      setSearch: (search) => change({ search }),
      setFilter: (column, value) => {
        const { [column]: _before, ...others } = latest.current.view.filters
        change({ filters: value === null ? others : { ...others, [column]: value } })
      },
      setSort: (sort) => change({ sort }),
      toggleSort: (column) => change({ sort: nextSort(latest.current.view.sort, column) }),
      setPage: (page) => change({ page: Math.max(1, Math.trunc(page)) }),
      setPageSize: (pageSize) => change({ pageSize }),
      setColumns: (ids) => change({ columns: ids, page: latest.current.view.page }),
      toggleColumn: (column) => {
        const { page, columns: shown } = latest.current.view
        const isShown = (id: string, hidden = false) => shown?.includes(id) ?? !hidden
        const next = columns.filter(({ id, hidden }) => isShown(id, hidden) !== (id === column))
        change({ columns: next.map(({ id }) => id), page })
      },
      showAll: () => change({ search: '', filters: {} }),
    }),
    [change, columns],
  )
  return { ...actions, view }
}

function nextSort(sort: TableSort | null, column: string): TableSort | null {
  if (sort?.column !== column) return { column, direction: 'ascending' }
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : null
}
