'use client'
import type { TablePageSize } from '@onlend/hooks/internal'
import { tablePageSizes, type UseTableReturnType } from '@onlend/hooks/tables'
import { type ReactNode, useState } from 'react'
import { table as words } from './table.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { Button } from '../ui/Button.tsx'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { Select } from '../ui/Select.tsx'
import { useParts } from '../ui/useParts.ts'
import { backIcon, forwardIcon } from '../ui/listIcons.ts'

type DataTablePagerProps = {
  table: Pick<
    UseTableReturnType<never>,
    'view' | 'first' | 'last' | 'matching' | 'pageCount' | 'setPage' | 'setPageSize'
  >
}

const [smallest = 25] = tablePageSizes

/** The range of the rows on the page, the buttons to the other pages, and the page size. */
export function DataTablePager({ table }: DataTablePagerProps): ReactNode {
  const { view, first, last, matching, pageCount, setPage, setPageSize } = table
  const t = useCopy(words)
  const parts = useParts()
  const [hasTurned, setTurned] = useState(false)
  const range = t('table.range', { first, last, total: matching })
  const turnTo = (page: number) => {
    if (page < 1 || page > pageCount) return
    setPage(page)
    setTurned(true)
  }
  if (matching <= smallest) {
    return (
      <p {...parts('TablePager.range')} data-ol-alone="">
        {range}
      </p>
    )
  }
  const sizes = tablePageSizes.slice(1)
  return (
    <nav {...parts('TablePager')} aria-label={t('table.pages')}>
      <Select
        part="TablePager.size"
        label={t('table.rowsPerPage')}
        placeholder={t('table.rowsOnPage', { count: smallest })}
        options={sizes.map((size) => ({
          value: String(size),
          label: t('table.rowsOnPage', { count: size }),
        }))}
        value={view.pageSize === smallest ? '' : String(view.pageSize)}
        onChange={({ target }) => setPageSize(toPageSize(target.value))}
      />
      <p {...parts('TablePager.range')}>{range}</p>
      <div className="ol-TablePager-buttons">
        <Button
          part="TablePager.previous"
          icon={backIcon}
          aria-label={t('table.previous')}
          aria-disabled={view.page === 1 || undefined}
          onClick={() => turnTo(view.page - 1)}
        >
          {null}
        </Button>
        <Button
          part="TablePager.next"
          icon={forwardIcon}
          aria-label={t('table.next')}
          aria-disabled={view.page === pageCount || undefined}
          onClick={() => turnTo(view.page + 1)}
        >
          {null}
        </Button>
      </div>
      <LiveRegion>{hasTurned && range}</LiveRegion>
    </nav>
  )
}

function toPageSize(value: string): TablePageSize {
  return tablePageSizes.find((size) => String(size) === value) ?? smallest
}
