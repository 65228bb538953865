'use client'
import type { UseTableReturnType } from '@onlend/hooks/tables'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { table as words } from './table.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { Icon } from '../ui/Icon.tsx'
import { Select } from '../ui/Select.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useParts } from '../ui/useParts.ts'
import type { DataColumn } from './DataColumn.ts'
import { DataTableColumns } from './DataTableColumns.tsx'
import { Button } from '../ui/Button.tsx'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { tableChunks } from './tableChunks.ts'
import { downloadText } from '../ui/downloadText.ts'
import { downloadIcon, filterIcon, searchIcon } from '../ui/listIcons.ts'

type DataTableToolbarProps<Row> = {
  table: UseTableReturnType<Row, DataColumn<Row>>
  /** All of them, shown or not. */
  columns: readonly DataColumn<Row>[]
  searchHint: string
  fileName: string | null
  /** Beside the filters of the columns. */
  filters?: ReactNode
}

/**
 * The search, the filters and the tools of a table. Rows of two lines have no headings to press, so the toolbar offers the order as well. On a
 * phone a button opens everything but the search.
 */
export function DataTableToolbar<Row>(props: DataTableToolbarProps<Row>): ReactNode {
  const { table, columns, searchHint, fileName } = props
  const { view, setSearch, setFilter, setSort } = table
  const t = useCopy(words)
  const parts = useParts()
  const search = useRef<HTMLInputElement>(null)
  const toolsId = useId()
  const [isOpen, setOpen] = useState(false)
  const filterCount = Object.keys(view.filters).length
  useEffect(() => {
    // The input holds a person's typed text already; this line writes a search that was cleared, or set by the host.
    if (search.current && search.current.value !== view.search) search.current.value = view.search
  }, [view.search])

  const orders = columns.flatMap(({ id, label, sortable = true }) =>
    sortable
      ? [
          { value: `+${id}`, label: t('table.ascending', { column: label }) },
          { value: `-${id}`, label: t('table.descending', { column: label }) },
        ]
      : [],
  )
  const sort = view.sort && `${view.sort.direction === 'ascending' ? '+' : '-'}${view.sort.column}`
  return (
    // biome-ignore lint/a11y/useSemanticElements: React warns of `<search>` in every document that is too old to know it, jsdom among them.
    <div role="search" {...parts('TableToolbar')}>
      <TextField
        ref={search}
        part="TableToolbar.search"
        label={t('table.search')}
        prefix={<Icon name={searchIcon} />}
        placeholder={searchHint}
        type="search"
        enterKeyHint="search"
        spellCheck={false}
        defaultValue={view.search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <Button
        part="TableToolbar.tools"
        icon={filterIcon}
        data-ol-active={filterCount > 0 || undefined}
        aria-expanded={isOpen}
        aria-controls={toolsId}
        onClick={() => setOpen(!isOpen)}
      >
        {filterCount === 0 ? t('table.tools') : t('table.toolsWith', { count: filterCount })}
      </Button>
      <div id={toolsId} className="ol-TableToolbar-more" data-ol-open={isOpen || undefined}>
        {columns.map(
          ({ id, label, filter, filterLabels }) =>
            filter && (
              <Select
                key={id}
                part="TableToolbar.filter"
                label={label}
                placeholder={t('table.filterAll')}
                options={filter.map((value) => ({ value, label: filterLabels?.[value] ?? value }))}
                value={view.filters[id] ?? ''}
                onChange={({ target }) => setFilter(id, target.value === '' ? null : target.value)}
              />
            ),
        )}
        {props.filters}
        <Select
          part="TableToolbar.sort"
          label={t('table.sortBy')}
          placeholder={t('table.sortNone')}
          options={orders}
          value={sort ?? ''}
          onChange={({ target: { value } }) =>
            setSort(
              value === ''
                ? null
                : {
                    column: value.slice(1),
                    direction: value.startsWith('+') ? 'ascending' : 'descending',
                  },
            )
          }
        />
        <div className="ol-TableToolbar-buttons">
          {columns.some(({ fixed }) => !fixed) && <DataTableColumns table={table} columns={columns} />}
          {fileName !== null && <DataTableExport table={table} columns={columns} fileName={fileName} />}
        </div>
      </div>
    </div>
  )
}

type DataTableExportProps<Row> = {
  table: Pick<UseTableReturnType<Row, DataColumn<Row>>, 'columns' | 'readMatching' | 'matching'>
  /** All of them, shown or not. */
  columns: readonly DataColumn<Row>[]
  fileName: string
}

/** Makes a CSV file of every row that is left, not of this page alone, with the columns shown. */
function DataTableExport<Row>({ table, columns, fileName }: DataTableExportProps<Row>): ReactNode {
  const t = useCopy(words)
  const [state, setState] = useState<'idle' | 'working' | 'done' | 'failed'>('idle')
  const save = async () => {
    setState('working')
    try {
      const writeCsv = await tableChunks.csv.load()
      const written = columns.filter((column) => column.inFile || table.columns.includes(column))
      downloadText(fileName, writeCsv(table.readMatching(), written))
      setState('done')
    } catch {
      // The link lost the part that writes it: nothing was saved, and another press tries again.
      setState('failed')
    }
  }
  const said =
    state === 'done'
      ? t('table.exported', { count: table.matching })
      : state === 'failed' && t('table.exportFailed')
  return (
    <>
      <Button
        part="TableToolbar.export"
        icon={state === 'failed' ? 'warning' : downloadIcon}
        busy={state === 'working'}
        onClick={() => void save()}
      >
        {t('table.export')}
      </Button>
      {state === 'failed' && (
        <p className="ol-Note" aria-hidden="true">
          {t('table.exportFailed')}
        </p>
      )}
      <LiveRegion>{said}</LiveRegion>
    </>
  )
}
