'use client'
import { listOperationRows } from '@onlend/core/relay'
import { endpointQueryOptions, useEndpointQuery } from '@onlend/hooks'
import type { ReactNode } from 'react'
import { operationRows as words } from './operationRows.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { formatMoney } from '../format/formatMoney.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useParts } from '../ui/useParts.ts'

type FailedRowsPageProps = {
  operationId: string
  /** The position of the last row of the page before, -1 for the first page. */
  after: number
  /** How many failed rows to show, from this page on. */
  wanted: number
  currency: string | null
}

/**
 * One answer of the relay and those that follow it, until as many failed rows are shown as wanted. A plain read for each page: TanStack's
 * infinite reads would be loaded with every form.
 */
export function FailedRowsPage({ operationId, after, wanted, currency }: FailedRowsPageProps): ReactNode {
  const t = useCopy(words)
  const parts = useParts()
  const { locale } = useLendingRoot()
  const query = useEndpointQuery({
    getOptions: (lending) =>
      endpointQueryOptions(lending, listOperationRows, { operationId, after: String(after) }, 0),
  })
  if (query.isPending) {
    return (
      <li className="ol-OperationStatus-row">
        <Skeleton />
      </li>
    )
  }
  if (query.data === undefined) {
    return (
      <li>
        <LoadFailed
          title={t('operationRows.failedToLoad')}
          error={query.error}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      </li>
    )
  }
  const rows = query.data.filter((row) => row.state === 'failed')
  const last = query.data.at(-1)?.position ?? after
  return (
    <>
      {rows.slice(0, wanted).map((row) => (
        <li key={row.position} {...parts('OperationStatus.row')}>
          <span className="ol-OperationStatus-rowLine">
            <code className="ol-Code">{row.reference}</code>
            {row.amount !== null && <bdi>{formatMoney(row.amount, currency, locale)}</bdi>}
          </span>
          <span className="ol-Note">{row.message ?? t('operationRows.noMessage')}</span>
        </li>
      ))}
      {rows.length < wanted && last > after && (
        <FailedRowsPage
          operationId={operationId}
          after={last}
          wanted={wanted - rows.length}
          currency={currency}
        />
      )}
    </>
  )
}
