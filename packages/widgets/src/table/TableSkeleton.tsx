'use client'
import type { ReactNode } from 'react'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Table } from '../ui/Table.tsx'

type TableSkeletonProps = { caption: string; labels: readonly string[] }

const rows = ['first', 'second', 'third', 'fourth', 'fifth']

/** A table's shape before its rows are known: its tools, its heads, and a few rows. */
export function TableSkeleton({ caption, labels }: TableSkeletonProps): ReactNode {
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
        headings={labels.map((label) => ({ key: label, label }))}
        rows={rows.map((key) => ({
          key,
          cells: labels.map((label, at) => <Skeleton key={label} size={at === 0 ? 'long' : 'medium'} />),
        }))}
      />
    </div>
  )
}
