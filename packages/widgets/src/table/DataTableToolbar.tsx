'use client'
import type { UseTableReturnType } from '@onlend/hooks/tables'
import { type ReactNode, useEffect, useRef } from 'react'
import { table as words } from './table.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { Icon } from '../ui/Icon.tsx'
import { Select } from '../ui/Select.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useParts } from '../ui/useParts.ts'
import type { DataColumn } from './DataColumn.ts'
import { DataTableColumns } from './DataTableColumns.tsx'
import { DataTableExport } from './DataTableExport.tsx'
import { searchIcon } from '../ui/listIcons.ts'

type DataTableToolbarProps<Row> = {
  table: UseTableReturnType<Row, DataColumn<Row>>
  /** All of them, shown or not. */
  columns: readonly DataColumn<Row>[]
  searchHint: string
  fileName: string | null
  /** Beside the filters of the columns. */
  filters?: ReactNode
}

/** What a person finds rows with. Where rows are cards, and have no heads to press, there is a choice of the order as well. */
export function DataTableToolbar<Row>(props: DataTableToolbarProps<Row>): ReactNode {
  const { table, columns, searchHint, fileName } = props
  const { view, setSearch, setFilter, setSort } = table
  const t = useCopy(words)
  const parts = useParts()
  const search = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // What a person types stands there already; this is for what was cleared, or set by the host.
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
  )
}
