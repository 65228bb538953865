'use client'
import { type TableView, useTable } from '@onlend/hooks/tables'
import type { ReactNode } from 'react'
import type { DataColumn } from './DataColumn.ts'
import { DataTableView, type DataTableViewProps } from './DataTableView.tsx'

export type DataTableProps<Row> = Omit<DataTableViewProps<Row>, 'table' | 'filters' | 'note'> & {
  rows: readonly Row[]
  /** Must keep its identity between renders; the first one names the row. */
  columns: readonly DataColumn<Row>[]
  view?: TableView | undefined
  defaultView?: Partial<TableView> | undefined
  onViewChange?: ((view: TableView) => void) | undefined
}

/** A `DataTableView` that searches, narrows, sorts and pages its rows itself. */
export function DataTable<Row>({
  rows,
  view,
  defaultView,
  onViewChange,
  ...props
}: DataTableProps<Row>): ReactNode {
  const table = useTable<Row, DataColumn<Row>>({
    rows,
    columns: props.columns,
    ...(view ? { view } : {}),
    ...(defaultView ? { defaultView } : {}),
    ...(onViewChange ? { onViewChange } : {}),
  })
  return <DataTableView {...props} table={table} />
}
