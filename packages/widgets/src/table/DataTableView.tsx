'use client'
import { writeJson } from '@onlend/core/internal'
import type { UseTableReturnType } from '@onlend/hooks/tables'
import { type ReactNode, useEffect, useState } from 'react'
import { useCopy } from '../words/useCopy.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { table as words } from './table.words.ts'
import type { DataColumn } from './DataColumn.ts'
import { DataTableRowActions, type RowAction } from './DataTableRowActions.tsx'
import { DataTablePager } from './DataTablePager.tsx'
import { DataTableToolbar } from './DataTableToolbar.tsx'
import { searchIcon } from '../ui/listIcons.ts'
import { SheetRows } from './SheetRows.tsx'

export type DataTableViewProps<Row> = {
  /** Names the table for screen readers. */
  caption: string
  table: UseTableReturnType<Row, DataColumn<Row>>
  /** All columns, visible or not; the first one names the row. */
  columns: readonly DataColumn<Row>[]
  keyOf: (row: Row) => string
  nameOf: (row: Row) => string
  searchHint: string
  /** Takes the place of the details that a row opens. */
  onRowSelect?: ((row: Row) => void) | undefined
  /** Below the values in the details of a row. */
  details?: ((row: Row) => ReactNode) | undefined
  rowActions?: readonly RowAction<Row>[] | undefined
  stateOf?: ((row: Row) => string | undefined) | undefined
  /** Offers a file of this name, without personal data in it; `null` offers none. */
  fileName: string | null
  /** Beside the filters of the columns. */
  filters?: ReactNode
  /** Between the tools and the rows. */
  note?: ReactNode
}

/** Renders rows with every tool to find one: search, filters, sort, pages, columns, and an export to a file. */
export function DataTableView<Row>(props: DataTableViewProps<Row>): ReactNode {
  const { caption, table, columns, keyOf, nameOf, onRowSelect, rowActions = [] } = props
  const t = useCopy(words)
  const { view } = table
  const [said, setSaid] = useState('')
  const toggleSort = (column: DataColumn<Row>) => {
    table.toggleSort(column.id)
    const isSorted = view.sort?.column === column.id
    if (!isSorted) setSaid(t('table.sortedAscending', { column: column.label }))
    else if (view.sort?.direction === 'ascending')
      setSaid(t('table.sortedDescending', { column: column.label }))
    else setSaid(t('table.unsorted'))
  }
  // A person who chose the columns gets all of them, in a table that scrolls.
  const isChosen = view.columns !== null
  const headings = table.columns.map((column) => {
    const isSorted = view.sort?.column === column.id
    return {
      key: column.id,
      label: column.label,
      ...(column.align ? { align: column.align } : {}),
      onPhone: column.onPhone,
      showFrom: isChosen ? undefined : column.showFrom,
      ...(column.sortable === false
        ? {}
        : {
            sort: isSorted && view.sort ? view.sort.direction : ('none' as const),
            onSort: () => toggleSort(column),
          }),
    }
  })
  const draw = () => {
    if (table.matching === 0) {
      const showAll = <Button onClick={table.showAll}>{t('table.showAll')}</Button>
      return (
        <EmptyState icon={searchIcon} title={t('table.noMatch.title')} action={showAll}>
          {t('table.noMatch.text')}
        </EmptyState>
      )
    }
    return (
      <>
        <SheetRows
          caption={caption}
          rows={table.rows}
          columns={columns}
          shown={table.columns}
          headings={headings}
          keyOf={keyOf}
          onRowSelect={onRowSelect}
          details={props.details}
          rowActions={rowActions}
          actionsOf={
            rowActions.length > 0
              ? (row) => <DataTableRowActions row={row} name={nameOf(row)} actions={rowActions} />
              : undefined
          }
          stateOf={props.stateOf}
          busy={table.isSearching}
        />
        <DataTablePager table={table} />
      </>
    )
  }
  return (
    <div className="ol-DataTable">
      <DataTableToolbar
        table={table}
        columns={columns}
        searchHint={props.searchHint}
        fileName={props.fileName}
        filters={props.filters}
      />
      {props.note}
      {draw()}
      <Announcement matching={table.matching} asked={`${view.search}\n${writeJson(view.filters)}`} />
      <LiveRegion>{said}</LiveRegion>
    </div>
  )
}

/** Announces the number of matching rows once typing pauses; stays silent before the first search or filter. */
function Announcement({ matching, asked }: { matching: number; asked: string }): ReactNode {
  const t = useCopy(words)
  const [first] = useState(asked)
  const [hasChanged, setChanged] = useState(false)
  const [said, setSaid] = useState('')
  if (!hasChanged && asked !== first) setChanged(true)
  useEffect(() => {
    if (!hasChanged) return
    const timer = setTimeout(() => setSaid(t('table.results', { count: matching })), 600)
    return () => clearTimeout(timer)
  }, [hasChanged, matching, asked, t])
  return <LiveRegion>{said}</LiveRegion>
}
