'use client'
import type { TableView } from '@onlend/hooks/tables'
import { type ReactNode, useMemo } from 'react'
import type { WidgetProps } from '../root/WidgetProps.ts'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { OldDataNote } from '../ui/OldDataNote.tsx'
import type { PartName } from '../ui/PartName.ts'
import { type Read, readState } from '../ui/readState.ts'
import { useCopy } from '../words/useCopy.ts'
import { chooseColumns } from './chooseColumns.ts'
import type { DataColumn } from './DataColumn.ts'
import { DataTable } from './DataTable.tsx'
import { TableSkeleton } from './TableSkeleton.tsx'
import type { TableWidgetProps } from './TableWidgetProps.ts'

/** The fields that every record of the service's lists has. */
type ServiceRecord = { id: string; is_deleted: boolean | null }

type RecordsTableProps<Row extends ServiceRecord, Data> = {
  /** The name of the widget's card. */
  part: PartName
  words: { title: string; failed: string; noneTitle: string; noneText: string; searchHint: string }
  query: Read<Data> & { isFetching: boolean; refetch: () => unknown }
  rowsOf: (data: Data) => readonly Row[]
  nameOf: (row: Row) => string
  /** Every column that there is, in order. Must keep its identity between renders. */
  allColumns: readonly DataColumn<Row>[]
  /** The button beside the heading, and where there is no record yet. */
  action: ReactNode
  /** Beside the action. */
  note?: (data: Data) => ReactNode
  /** The name of the file that `exportCsv` offers. */
  fileName: string
  /** The props that the host gave to the widget. */
  widget: Pick<WidgetProps, 'hideTitle' | 'headingLevel'> & TableWidgetProps<Row, string>
}

/** A card with a table of records, all of which the service sends at once, deleted ones included. */
export function RecordsTable<Row extends ServiceRecord, Data>(
  props: RecordsTableProps<Row, Data>,
): ReactNode {
  const { part, words, query, rowsOf, nameOf, allColumns, action, note, fileName, widget } = props
  const say = useCopy(everyWidget)
  const state = readState(query)
  const columns = useMemo(() => chooseColumns(allColumns, widget.columns), [allColumns, widget.columns])
  const rows = state.is === 'ready' ? rowsOf(state.data) : []

  const draw = () => {
    if (state.is === 'loading') {
      return <TableSkeleton caption={words.title} columns={columns} />
    }
    if (state.is === 'failed') {
      const retry = () => void query.refetch()
      return (
        <LoadFailed title={words.failed} error={state.error} onRetry={retry} retrying={query.isFetching} />
      )
    }
    if (rows.length === 0) {
      return (
        <EmptyState title={words.noneTitle} action={action}>
          {words.noneText}
        </EmptyState>
      )
    }
    return (
      <DataTable
        caption={words.title}
        rows={rows}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        searchHint={words.searchHint}
        view={widget.view}
        defaultView={firstView(widget)}
        onViewChange={widget.onViewChange}
        onRowSelect={widget.onRowSelect}
        rowActions={widget.rowActions}
        stateOf={({ is_deleted }) => (is_deleted === true ? 'deleted' : undefined)}
        fileName={widget.exportCsv ? fileName : null}
      />
    )
  }
  return (
    <Card
      part={part}
      title={words.title}
      hideTitle={widget.hideTitle ?? false}
      headingLevel={widget.headingLevel ?? 2}
      busy={state.is === 'loading'}
      state={state.is}
      aside={
        rows.length > 0 && (
          <>
            {state.is === 'ready' && note?.(state.data)}
            {action}
          </>
        )
      }
    >
      {draw()}
      {state.is === 'ready' && <OldDataNote old={state.old} />}
      <LiveRegion>{state.is === 'loading' && say('common.loading')}</LiveRegion>
    </Card>
  )
}

/** The first view of the table: the service's answers include deleted records, and the table hides them by default. */
function firstView({
  includeDeleted = false,
  defaultView,
}: Pick<TableWidgetProps<never, never>, 'includeDeleted' | 'defaultView'>): Partial<TableView> {
  return { ...(includeDeleted ? {} : { filters: { status: 'active' } }), ...defaultView }
}
