'use client'
import type { ReactNode } from 'react'
import { backIcon, Button, forwardIcon, LiveRegion, useCopy, useParts } from '@onlend/widgets/internal'
import { sheetImport as words } from './sheetImport.words.ts'

type SheetPagerProps = {
  /** The place of the first shown row, from 0. */
  start: number
  pageSize: number
  total: number
  /** Called with the place of the first row to show. */
  onTurn: (start: number) => void
}

/** The range of the shown rows, the total, and the buttons to the other pages. */
export function SheetPager({ start, pageSize, total, onTurn }: SheetPagerProps): ReactNode {
  const t = useCopy(words)
  const parts = useParts()
  const end = Math.min(total, start + pageSize)
  const range = t('sheet.page', { first: total === 0 ? 0 : start + 1, last: end, total })
  const isFirst = start === 0
  const isLast = end >= total
  return (
    <nav {...parts('TablePager', 'SheetPager')} aria-label={t('sheet.pages')}>
      <p {...parts('TablePager.range')}>{range}</p>
      {total > pageSize && (
        <div className="ol-TablePager-buttons">
          <Button
            part="TablePager.previous"
            icon={backIcon}
            aria-label={t('sheet.previous')}
            aria-disabled={isFirst || undefined}
            onClick={() => isFirst || onTurn(Math.max(0, start - pageSize))}
          >
            {null}
          </Button>
          <Button
            part="TablePager.next"
            icon={forwardIcon}
            aria-label={t('sheet.next')}
            aria-disabled={isLast || undefined}
            onClick={() => isLast || onTurn(end)}
          >
            {null}
          </Button>
        </div>
      )}
      <LiveRegion>{range}</LiveRegion>
    </nav>
  )
}
