'use client'
import type { Financing } from '@onlend/core'
import type { FinancingSchedule } from '@onlend/hooks/tables'
import type { PortfolioColumnId } from '../portfolioColumns.ts'
import type { PortfolioRow } from '../PortfolioRow.ts'
import { usePortfolio } from '../usePortfolio.ts'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import {
  Card,
  EmptyState,
  everyWidget,
  LiveRegion,
  LoadFailed,
  OldDataNote,
  type Read,
  type ReadState,
  readState,
  useCopy,
  useLendingRoot,
  useParts,
  WidgetBoundary,
  type WidgetProps,
} from '@onlend/widgets/internal'
import {
  chooseColumns,
  type DataColumn,
  DataTableView,
  FinancingsPictureSection,
  type RowAction,
  TableSkeleton,
  type TableWidgetProps,
} from '@onlend/widgets/internal/lists'
import { portfolioOverview as words } from './portfolioOverview.words.ts'
import { PortfolioSums } from './PortfolioSums.tsx'
import { toPortfolioColumns } from './toPortfolioColumns.tsx'

export type PortfolioOverviewProps = Omit<WidgetProps, 'customerPartnerId'> &
  Pick<
    TableWidgetProps<PortfolioRow, PortfolioColumnId>,
    'columns' | 'rowActions' | 'exportCsv' | 'view' | 'defaultView' | 'onViewChange'
  > & {
    /** @default the provider's */
    channelPartnerId?: string
    /** Offers, for each business, to act for it. */
    onActFor?: (customerPartnerId: string) => void
    /**
     * The due days and payments of a financing, which the service's list does not contain; `null` where you do not know. Without it, a financing
     * from the active drawdown is due with the drawdown. Must keep its identity between renders.
     */
    getSchedule?: (financing: Financing) => FinancingSchedule | null
    /** The highest number of running calls, 4 at most. @default 4 */
    concurrency?: number
    /** Leaves out the picture of the due, paid and overdue sums. @default false */
    hidePicture?: boolean
  }

/**
 * Shows all customer partners of a channel partner: limit, drawn, due, overdue and reasons for attention, with totals per currency and a picture
 * of all their financings. The widget reads a few at a time, and each row shows its age (Partner API, Endpoints 5, 8, 9 and 13).
 *
 * @example
 * <PortfolioOverview channelPartnerId="chp_1" onActFor={(id) => navigate(`/p/${id}`)} />
 */
export function PortfolioOverview(props: PortfolioOverviewProps): ReactNode {
  return (
    <WidgetBoundary feature="PortfolioOverview" words="bulk" host={props}>
      <PortfolioOverviewContent {...props} />
    </WidgetBoundary>
  )
}

const none: readonly RowAction<PortfolioRow>[] = []

function PortfolioOverviewContent(props: PortfolioOverviewProps): ReactNode {
  const { channelPartnerId, concurrency, getSchedule, onActFor, rowActions = none } = props
  const { view, defaultView, onViewChange, hidePicture = false } = props
  const t = useCopy(words)
  const say = useCopy(everyWidget)
  const parts = useParts()
  const { lenderTimeZone } = useLendingRoot()
  const columns = useColumns(props.columns)
  const [isHeld, setHeld] = useState(false)
  const [chosen, setChosen] = useState<string | null>(null)
  const portfolio = usePortfolio<DataColumn<PortfolioRow>>({
    columns,
    timeZone: lenderTimeZone,
    isOrderHeld: isHeld,
    getSchedule,
    ...(channelPartnerId === undefined ? {} : { channelPartnerId }),
    ...(concurrency === undefined ? {} : { concurrency }),
    ...(view ? { view } : {}),
    ...(defaultView ? { defaultView } : {}),
    ...(onViewChange ? { onViewChange } : {}),
  })
  const { query, table, progress, failed, pictures } = portfolio
  const read = toReadState(query, portfolio.isPaused)
  const isReading = read.is === 'ready' && !portfolio.isSettled
  const picture = pictures?.find(({ currency }) => currency === chosen) ?? pictures?.[0] ?? null
  const [firstFailed] = failed
  const isNoneRead = portfolio.isSettled && failed.length === progress.total && failed.every(isUnread)

  const actFor: RowAction<PortfolioRow>[] = onActFor
    ? [
        {
          label: t('portfolioOverview.actFor'),
          onSelect: ({ customerPartnerId }) => onActFor(customerPartnerId),
        },
      ]
    : []
  const retry: RowAction<PortfolioRow> = {
    label: say('common.retry'),
    icon: 'refresh',
    isFor: ({ error }) => error !== null,
    onSelect: ({ customerPartnerId }) => portfolio.retry(customerPartnerId),
  }

  const draw = () => {
    if (read.is === 'failed') {
      return (
        <LoadFailed
          title={t('portfolioOverview.failed')}
          error={read.error}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      )
    }
    if (read.is === 'ready' && progress.total === 0) {
      return (
        <EmptyState title={t('portfolioOverview.none.title')}>{t('portfolioOverview.none.text')}</EmptyState>
      )
    }
    return (
      <>
        {isNoneRead && firstFailed ? (
          <LoadFailed
            title={t('portfolioOverview.failed')}
            error={firstFailed.error}
            onRetry={portfolio.retryFailed}
            retrying={false}
          />
        ) : (
          <PortfolioSums portfolio={portfolio} currency={picture?.currency ?? null} onCurrency={setChosen} />
        )}
        {!hidePicture && !isNoneRead && (
          <FinancingsPictureSection
            picture={picture}
            isOneOfMany={(pictures?.length ?? 0) > 1}
            due={portfolio.due}
            age={table.view.filters['overdue'] ?? null}
            onDue={portfolio.setDue}
            onAge={(age) => table.setFilter('overdue', age)}
          />
        )}
        {drawRows()}
      </>
    )
  }
  const drawRows = () => {
    if (read.is !== 'ready') {
      return <TableSkeleton caption={t('portfolioOverview.title')} columns={columns} />
    }
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: only takes note that a person is at the rows, so that they stay where they are
      <div
        {...parts('PortfolioOverview.rows')}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setHeld(false)
        }}
      >
        <DataTableView
          caption={t('portfolioOverview.title')}
          table={table}
          columns={columns}
          // Another order makes new rows, so that no row travels across the page.
          keyOf={({ customerPartnerId }) => `${portfolio.order} ${customerPartnerId}`}
          nameOf={({ name }) => name}
          searchHint={t('portfolioOverview.searchHint')}
          rowActions={[...actFor, retry, ...rowActions]}
          stateOf={({ read: state, attention }) => (state === 'read' ? (attention ?? undefined) : state)}
          fileName={props.exportCsv && portfolio.isSettled ? 'portfolio.csv' : null}
        />
      </div>
    )
  }
  const said = () => {
    if (read.is === 'loading') return say('common.loading')
    if (isReading) return t('portfolioOverview.reading')
    return portfolio.totals !== null && t('portfolioOverview.allRead')
  }
  return (
    <Card
      part="PortfolioOverview"
      title={t('portfolioOverview.title')}
      hideTitle={props.hideTitle ?? false}
      headingLevel={props.headingLevel ?? 2}
      busy={read.is === 'loading' || isReading}
      state={isReading ? 'reading' : read.is}
    >
      {draw()}
      {read.is === 'ready' && <OldDataNote old={read.old ?? toOldRows(portfolio)} />}
      <LiveRegion>{said()}</LiveRegion>
    </Card>
  )
}

const aMinute = 60_000

function useColumns(wanted: PortfolioOverviewProps['columns']): readonly DataColumn<PortfolioRow>[] {
  const t = useCopy(words)
  const say = useCopy(everyWidget)
  const { locale, lenderTimeZone, now: readClock } = useLendingRoot()
  const [now, setNow] = useState(readClock)
  useEffect(() => {
    const timer = setInterval(() => setNow(readClock()), aMinute)
    return () => clearInterval(timer)
  }, [readClock])
  const justNow = say('common.justNow')
  return useMemo(
    () => chooseColumns(toPortfolioColumns({ t, justNow, locale, lenderTimeZone, now }), wanted),
    [t, justNow, locale, lenderTimeZone, now, wanted],
  )
}

/** A read without data fails at once on an offline device: no answer can come. */
function toReadState<Data>(query: Read<Data>, isPaused: boolean): ReadState<Data> {
  const state = readState(query)
  return state.is === 'loading' && isPaused ? { is: 'failed', error: null } : state
}

function isUnread({ read }: PortfolioRow): boolean {
  return read === 'failed'
}

/** The reason and the oldest time of rows that could not be read again; offline, of all rows. */
function toOldRows({
  table,
  failed,
  isPaused,
}: Pick<ReturnType<typeof usePortfolio>, 'table' | 'failed' | 'isPaused'>): {
  reason: 'offline' | 'stale'
  since: number
} | null {
  const moments = (isPaused ? table.readMatching() : failed).flatMap(({ readAt }) => readAt ?? [])
  if (moments.length === 0) return null
  return { reason: isPaused ? 'offline' : 'stale', since: Math.min(...moments) }
}
