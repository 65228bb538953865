'use client'
import { useOperationRows } from '@onlend/hooks'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { operationRows as words } from '../copy/en/operationRows.ts'
import { useCopy } from '../copy/useCopy.ts'
import { formatMoney } from '../format/formatMoney.ts'
import { useLendingRoot } from '../root/useLendingRoot.ts'
import { Button } from '../ui/Button.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useParts } from '../ui/useParts.ts'

type FailedRowsProps = { operationId: string; failed: number; currency: string | null }

/** At first, and more at each press. */
const pageSize = 20

/** The rows of a set that failed, with the service's reasons; reads on until it has as many as it shows. */
export function FailedRows({ operationId, failed, currency }: FailedRowsProps): ReactNode {
  const t = useCopy(words)
  const parts = useParts()
  const { locale } = useLendingRoot()
  const query = useOperationRows({ operationId })
  const [wanted, setWanted] = useState(pageSize)
  const list = useRef<HTMLUListElement>(null)
  const rows = query.data?.pages.flat().filter((row) => row.state === 'failed') ?? []
  const isShort = rows.length < Math.min(wanted, failed)
  const { hasNextPage, isFetching, isError, fetchNextPage } = query
  useEffect(() => {
    if (isShort && hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [isShort, hasNextPage, isFetching, isError, fetchNextPage])
  useEffect(() => list.current?.focus(), [])

  if (isError && rows.length === 0) {
    const retry = () => void query.refetch()
    return (
      <LoadFailed
        title={t('operationRows.failedToLoad')}
        error={query.error}
        onRetry={retry}
        retrying={isFetching}
      />
    )
  }
  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={t('operationRows.label')}
        {...parts('OperationStatus.rowList')}
      >
        {rows.slice(0, wanted).map((row) => (
          <li key={row.position} {...parts('OperationStatus.row')}>
            <span className="ol-OperationStatus-rowLine">
              <code className="ol-Code">{row.reference}</code>
              {row.amount !== null && <bdi>{formatMoney(row.amount, currency, locale)}</bdi>}
            </span>
            <span className="ol-Note">{row.message ?? t('operationRows.noMessage')}</span>
          </li>
        ))}
        {isShort && isFetching && (
          <li className="ol-OperationStatus-row">
            <Skeleton />
          </li>
        )}
      </ul>
      {failed > wanted && (
        <div className="ol-Buttons">
          <Button
            busy={isFetching}
            onClick={() => setWanted(wanted + pageSize)}
            part="OperationStatus.moreRows"
          >
            {t('operationRows.more')}
          </Button>
        </div>
      )}
    </>
  )
}
