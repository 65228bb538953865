import { useTable } from '@onlend/hooks/tables'
import {
  columnFilteringFeature,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable as useTanStackTable,
} from '@tanstack/react-table'
import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { makeRows } from './makeRows.mjs'
import { measureInPage } from './measureInPage.js'

const columns = [
  { id: 'name', value: (row) => row.name, searchable: true, fixed: true },
  { id: 'phone', value: (row) => row.phone, searchable: true },
  { id: 'amount', type: 'amount', value: (row) => row.amount },
  { id: 'created', type: 'date', value: (row) => row.created },
  { id: 'status', value: (row) => row.status, filter: ['active', 'deleted'] },
]
const ids = columns.map(({ id }) => id)

/** The same markup for both. `shown` says which wish the rows on screen answer. */
function Drawn({ rows, shown }) {
  useLayoutEffect(() => {
    globalThis.shown = shown
  })
  return (
    <table>
      <thead>
        <tr>
          {ids.map((id) => (
            <th key={id}>{id}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {ids.map((id) => (
              <td key={id}>{row[id]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const wish = ({ search, sort, page, status }) => `${search}|${sort}|${page}|${status}`

function Ours({ rows }) {
  const table = useTable({ rows, columns })
  globalThis.ask = {
    search: table.setSearch,
    sort: (column) => table.setSort({ column, direction: 'ascending' }),
    page: table.setPage,
    status: (status) => table.setFilter('status', status),
  }
  const { view } = table
  const search = table.isSearching ? '…' : view.search
  return (
    <Drawn
      rows={table.rows}
      shown={wish({ ...view, search, sort: view.sort?.column ?? '', status: view.filters.status ?? '' })}
    />
  )
}

// The features used and no others, and its own quick ways: text compared as text, amounts as floats.
const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  rowPaginationFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  filterFns: {
    holds: (row, id, text) => String(row.getValue(id)).toLowerCase().includes(text),
    equals: (row, id, text) => row.getValue(id) === text,
  },
  sortFns: {
    text: (left, right, id) => (left.getValue(id) < right.getValue(id) ? -1 : 1),
    amount: (left, right, id) => Number(left.getValue(id)) - Number(right.getValue(id)),
  },
})
const theirColumns = columns.map(({ id, searchable = false }) => ({
  id,
  accessorKey: id,
  enableGlobalFilter: searchable,
  filterFn: 'equals',
  sortFn: id === 'amount' ? 'amount' : 'text',
}))

function TanStack({ rows }) {
  const [globalFilter, setGlobalFilter] = useState('')
  const [sorting, setSorting] = useState([])
  const [pagination, setPagination] = useState({ pageIndex: 0, pageSize: 25 })
  const [columnFilters, setColumnFilters] = useState([])
  const table = useTanStackTable({
    features,
    columns: theirColumns,
    data: rows,
    globalFilterFn: 'holds',
    state: { globalFilter, sorting, pagination, columnFilters },
    onGlobalFilterChange: setGlobalFilter,
    onSortingChange: setSorting,
    onPaginationChange: setPagination,
    onColumnFiltersChange: setColumnFilters,
    autoResetPageIndex: false,
  })
  const first = () => setPagination({ pageIndex: 0, pageSize: 25 })
  globalThis.ask = {
    search: (text) => {
      setGlobalFilter(text)
      first()
    },
    sort: (id) => {
      setSorting([{ id, desc: false }])
      first()
    },
    page: (page) => setPagination({ pageIndex: page - 1, pageSize: 25 }),
    status: (value) => {
      setColumnFilters([{ id: 'status', value }])
      first()
    },
  }
  const shown = wish({
    search: globalFilter,
    sort: sorting[0]?.id ?? '',
    page: pagination.pageIndex + 1,
    status: columnFilters[0]?.value ?? '',
  })
  return <Drawn rows={table.getRowModel().rows.map(({ original }) => original)} shown={shown} />
}

const contestants = { ours: Ours, tanstack: TanStack }
const rows = makeRows(100_000)

globalThis.mount = (name) => {
  const Table = contestants[name]
  const root = createRoot(document.querySelector('main'))
  return measureInPage(
    () => flushSync(() => root.render(<Table rows={rows} />)),
    () => globalThis.shown === '||1|',
  )
}
globalThis.wishFor = (kind, value, expected) =>
  measureInPage(
    () => globalThis.ask[kind](value),
    () => globalThis.shown === expected,
  )
