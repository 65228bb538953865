'use client'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { operationRows as words } from './operationRows.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { Button } from '../ui/Button.tsx'
import { useParts } from '../ui/useParts.ts'
import { FailedRowsPage } from './FailedRowsPage.tsx'

type FailedRowsProps = { operationId: string; failed: number; currency: string | null }

/** At first, and more at each press. */
const pageSize = 20

/** The rows of a set that failed, with the service's reasons. */
export function FailedRows({ operationId, failed, currency }: FailedRowsProps): ReactNode {
  const t = useCopy(words)
  const parts = useParts()
  const [wanted, setWanted] = useState(pageSize)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => list.current?.focus(), [])

  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={t('operationRows.label')}
        {...parts('OperationStatus.rowList')}
      >
        <FailedRowsPage
          operationId={operationId}
          after={-1}
          wanted={Math.min(wanted, failed)}
          currency={currency}
        />
      </ul>
      {failed > wanted && (
        <div className="ol-Buttons">
          <Button onClick={() => setWanted(wanted + pageSize)} part="OperationStatus.moreRows">
            {t('operationRows.more')}
          </Button>
        </div>
      )}
    </>
  )
}
