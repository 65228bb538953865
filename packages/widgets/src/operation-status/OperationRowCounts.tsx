'use client'
import type { Operation } from '@onlend/core'
import { type ReactNode, useState } from 'react'
import { operation as words } from './operation.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { Button } from '../ui/Button.tsx'
import { DescriptionList } from '../ui/DescriptionList.tsx'
import { useParts } from '../ui/useParts.ts'
import { FailedRows } from './FailedRows.tsx'

type OperationRowCountsProps = {
  operationId: string
  rows: NonNullable<Operation['rows']>
  currency: string | null
}

/** How far a set has come, and the way to those of its rows that failed. */
export function OperationRowCounts({ operationId, rows, currency }: OperationRowCountsProps): ReactNode {
  const t = useCopy(words)
  const parts = useParts()
  const { locale } = useLendingRoot()
  const [isOpen, setIsOpen] = useState(false)
  const number = (count: number) => new Intl.NumberFormat(locale).format(count)
  return (
    <div {...parts('OperationStatus.rows')}>
      <p className="ol-OperationStatus-receiptTitle">{t('operation.rows')}</p>
      <DescriptionList
        rows={[
          { key: 'succeeded', name: t('operation.rows.succeeded'), value: number(rows.succeeded) },
          rows.failed > 0 && { key: 'failed', name: t('operation.rows.failed'), value: number(rows.failed) },
          rows.awaited > 0 && {
            key: 'awaited',
            name: t('operation.rows.awaited'),
            value: number(rows.awaited),
          },
        ]}
      />
      {rows.failed > 0 && !isOpen && (
        <div className="ol-Buttons">
          <Button onClick={() => setIsOpen(true)} part="OperationStatus.showRows">
            {t('operation.rows.show', { count: rows.failed })}
          </Button>
        </div>
      )}
      {isOpen && <FailedRows operationId={operationId} failed={rows.failed} currency={currency} />}
    </div>
  )
}
