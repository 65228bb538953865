'use client'
import type { ReactNode } from 'react'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Table } from '../ui/Table.tsx'
import type { DataColumn } from './DataColumn.ts'

type TableSkeletonProps = {
  caption: string
  /** Those that are hidden at first are left out. */
  columns: readonly Pick<DataColumn<never>, 'id' | 'label' | 'hidden' | 'onPhone' | 'showFrom'>[]
}

const rows = ['first', 'second', 'third', 'fourth', 'fifth']

/** A table's shape before its rows are known: its tools, its heads, and a few rows. */
export function TableSkeleton({ caption, columns }: TableSkeletonProps): ReactNode {
  const shown = columns.filter(({ hidden }) => !hidden)
  return (
    <div className="ol-DataTable">
      <div className="ol-TableToolbar" aria-hidden="true">
        <span className="ol-TableToolbar-search">
          <Skeleton size="control" />
        </span>
      </div>
      <Table
        caption={caption}
        isPlaceholder
        headings={shown.map(({ id, label, onPhone, showFrom }) => ({ key: id, label, onPhone, showFrom }))}
        rows={rows.map((key) => ({
          key,
          cells: shown.map(({ id }, at) => <Skeleton key={id} size={at === 0 ? 'long' : 'medium'} />),
        }))}
      />
    </div>
  )
}
