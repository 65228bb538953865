'use client'
import type { CustomerPartner } from '@onlend/core'
import { calendarDays, toSoundZone } from '@onlend/core/internal'
import { onlineManager } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import {
  type DayRange,
  type FinancingsPicture,
  type TableColumn,
  type TableView,
  useTable,
  type UseTableReturnType,
} from '@onlend/hooks/tables'
import {
  dayRanges,
  type ToFinancingRowsOptions,
  toFinancingsPicture,
  useWatchedOperations,
} from '@onlend/hooks/internal'
import { useCustomerPartners, type ReadResult, useLending } from '@onlend/hooks'
import { createPartnerReads, type PartnerReads } from './createPartnerReads.ts'
import type { PortfolioRow } from './PortfolioRow.ts'
import { toPortfolioRow, type ToPortfolioRowOptions } from './toPortfolioRow.ts'
import { type PortfolioTotals, toPortfolioTotals } from './toPortfolioTotals.ts'
import { useAttentionOrder } from './useAttentionOrder.ts'

export type UsePortfolioParameters<Column extends TableColumn<PortfolioRow> = TableColumn<PortfolioRow>> = {
  /** @default the provider's */
  channelPartnerId?: string
  /** Begin with `portfolioColumns`. Must keep its identity between renders. */
  columns: readonly Column[]
  /**
   * The due days of a financing, which the service's list does not contain; `null` where the host does not know. Without it, a financing from
   * the active drawdown is due with the drawdown. Must keep its identity between renders.
   */
  getSchedule?: ToFinancingRowsOptions['getSchedule']
  /** The highest number of running calls, 4 at most: everything under one provider shares them. @default 4 */
  concurrency?: number
  /** Whether a person uses the rows, so that they keep their order. @default false */
  isOrderHeld?: boolean
  /** IANA name of the zone that calendar days are in. @default the viewer's own */
  timeZone?: string
  /** The view of the table, when the host keeps it. */
  view?: TableView
  /** The first view, when the table keeps its view itself. */
  defaultView?: Partial<TableView>
  /** Called with the new view when a person sorts, filters, searches or turns a page. */
  onViewChange?: (view: TableView) => void
}

export type UsePortfolioReturnType<Column extends TableColumn<PortfolioRow> = TableColumn<PortfolioRow>> = {
  /** The list of customer partners, as `useCustomerPartners` reads it. */
  query: ReadResult<CustomerPartner[]>
  /** Search, filters, order, pages and columns over the rows. */
  table: UseTableReturnType<PortfolioRow, Column>
  /** The number of customer partners that have been read or have failed, and of all. */
  progress: { done: number; total: number }
  /** Whether each partner has been read or has failed. */
  isSettled: boolean
  /** The order of rows that a person has not sorted: by name until all are settled, then by attention. */
  order: 'name' | 'attention'
  /** Whether the device is offline, so that the hook reads nothing. */
  isPaused: boolean
  /** The rows that could not be read, by name. */
  failed: readonly PortfolioRow[]
  /** The totals of each currency; `null` until all have been read, so that no shown sum grows. */
  totals: readonly PortfolioTotals[] | null
  /** The pictures of all financings, one for each currency; `null` until all have been read. */
  pictures: readonly FinancingsPicture[] | null
  /** The current calendar day, `YYYY-MM-DD`. */
  today: string
  due: DayRange
  /** Narrows to partners with an instalment between two days. */
  setDue: (range: DayRange) => void
  /** Reads one failed partner again. */
  retry: (customerPartnerId: string) => void
  /** Reads every failed partner again. */
  retryFailed: () => void
}

const none: readonly CustomerPartner[] = []
/** Milliseconds after which everything is read again. */
const maxAge = 300_000

/**
 * All customer partners of a channel partner in one view: limit, drawn, due, overdue, reasons for attention and age. The hook reads a few
 * at a time, shares the cache with every other component, and repeats each read after five minutes (Partner API, Endpoints 5, 8, 9 and 13).
 *
 * @example
 * const { table, progress, totals } = usePortfolio({ columns: portfolioColumns })
 */
export function usePortfolio<Column extends TableColumn<PortfolioRow> = TableColumn<PortfolioRow>>(
  parameters: UsePortfolioParameters<Column>,
): UsePortfolioReturnType<Column> {
  const { columns, getSchedule, concurrency = 4, timeZone: givenZone, view, defaultView } = parameters
  const timeZone = useMemo(() => toSoundZone(givenZone), [givenZone])
  const lending = useLending()
  const { countries, now } = lending
  const channelPartnerId = parameters.channelPartnerId ?? lending.channelPartnerId
  const today = calendarDays.toDay(now(), timeZone)
  useWatchedOperations()
  const query = useCustomerPartners({
    ...(channelPartnerId === null ? {} : { channelPartnerId }),
    query: { staleTime: maxAge, refetchInterval: maxAge },
  })
  const partners = useMemo(() => listByName(query.data ?? none), [query.data])
  const ids = useMemo(() => partners.map(({ id }) => id), [partners])
  const limit = Math.max(1, Math.trunc(concurrency))
  const all = useMemo(
    () => createPartnerReads(lending, ids, { concurrency: limit, maxAge }),
    [lending, ids, limit],
  )
  const reads = useSyncExternalStore(all.subscribe, all.getSnapshot, all.getSnapshot)
  const isPaused = useSyncExternalStore(subscribeOnline, isOffline, () => false)

  useEffect(() => {
    // TanStack notes no change while no client is mounted: a device that came back meanwhile would count as offline for good.
    if (navigator.onLine) onlineManager.setOnline(true)
  }, [])

  const toRow = useMemo(
    () => rememberRows({ getSchedule, today, timeZone, countries }),
    [getSchedule, today, timeZone, countries],
  )
  const byName = useMemo(
    () => partners.flatMap((partner, at) => (reads[at] ? [toRow(partner, reads[at])] : [])),
    [partners, reads, toRow],
  )
  const done = byName.filter(({ read }) => read === 'read' || read === 'failed').length
  const isSettled = query.data !== undefined && done === byName.length
  const { rows, order } = useAttentionOrder(byName, {
    portfolio: channelPartnerId,
    mayChange: isSettled && parameters.isOrderHeld !== true,
  })
  const table = useTable<PortfolioRow, Column>({
    rows,
    columns,
    ...(view ? { view } : {}),
    ...(defaultView ? { defaultView } : {}),
    ...(parameters.onViewChange ? { onViewChange: parameters.onViewChange } : {}),
  })
  const isWhole = isSettled && byName.every(({ read }) => read === 'read')
  const totals = useMemo(() => (isWhole ? toPortfolioTotals(byName) : null), [isWhole, byName])
  const pictures = useMemo(() => {
    const financings = byName.flatMap((row) => row.financings)
    return totals?.map(({ currency }) => toFinancingsPicture(financings, { currency, today })) ?? null
  }, [totals, byName, today])
  const failed = byName.filter(({ error }) => error !== null)
  return {
    query,
    table,
    progress: { done, total: byName.length },
    isSettled,
    order,
    isPaused,
    failed,
    totals,
    pictures,
    today,
    due: dayRanges.read(table.view.filters['due'] ?? ''),
    setDue: (range) => table.setFilter('due', dayRanges.write(range)),
    retry: (customerPartnerId) => all.retry([customerPartnerId]),
    retryFailed: () => all.retry(failed.map((row) => row.customerPartnerId)),
  }
}

const subscribeOnline = (onChange: () => void) => onlineManager.subscribe(onChange)
const isOffline = () => !onlineManager.isOnline()

/** Sorts partners by name and drops deleted ones, which the service's answers contain. */
function listByName(partners: readonly CustomerPartner[]): CustomerPartner[] {
  return partners
    .filter((partner) => partner.is_deleted !== true)
    .sort((one, other) => one.name.localeCompare(other.name))
}

/** Computes a row again only after its reads have changed. */
function rememberRows(
  options: ToPortfolioRowOptions,
): (partner: CustomerPartner, reads: PartnerReads) => PortfolioRow {
  const rows = new Map<string, { partner: CustomerPartner; reads: PartnerReads; row: PortfolioRow }>()
  return (partner, reads) => {
    const known = rows.get(partner.id)
    if (known?.partner === partner && known.reads === reads) return known.row
    const row = toPortfolioRow(partner, reads, options)
    rows.set(partner.id, { partner, reads, row })
    return row
  }
}
