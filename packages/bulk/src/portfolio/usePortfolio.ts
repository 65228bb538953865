'use client'
import type { CustomerPartner } from '@onlend/core'
import { calendarDays, getSingleton, toSoundZone } from '@onlend/core/internal'
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
import {
  customerPartnersQueryOptions,
  type Lending,
  useCustomerPartners,
  type ReadResult,
  useLending,
} from '@onlend/hooks'
import { createCachedRead } from './createCachedRead.ts'
import { createPartnerSubject, type PartnerReads, type PartnerSubject } from './createPartnerSubject.ts'
import { createReadQueue, type ReadQueue } from './createReadQueue.ts'
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
  const queue = getSingleton(lending.parts, createReadQueue, lending)
  // The queue reads the list in its turn, like every other subject.
  const query = useCustomerPartners({
    ...(channelPartnerId === null ? {} : { channelPartnerId }),
    query: { enabled: false },
  })
  useFollowedList({ lending, queue, channelPartnerId, concurrency })
  const partners = useMemo(() => listByName(query.data ?? none), [query.data])
  const reads = usePartnerReads({ lending, queue, partners, concurrency })
  const isPaused = useSyncExternalStore(queue.subscribe, queue.isPaused, () => false)

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
    retry: (customerPartnerId) => queue.retry([customerPartnerId]),
    retryFailed: () => queue.retry(failed.map((row) => row.customerPartnerId)),
  }
}

type FollowOptions = { lending: Lending; queue: ReadQueue; concurrency: number }

function useFollowedList(options: FollowOptions & { channelPartnerId: string | null }): void {
  const { lending, queue, channelPartnerId, concurrency } = options
  useEffect(() => {
    const owner = channelPartnerId === null ? {} : { channelPartnerId }
    const list = createCachedRead(lending.queryClient, customerPartnersQueryOptions(lending, owner))
    return queue.follow([{ key: list.hash, getReads: () => [list] }], concurrency)
  }, [lending, queue, channelPartnerId, concurrency])
}

/** The reads of each partner, in the order of `partners`; the same array until one has changed. */
function usePartnerReads(
  options: FollowOptions & { partners: readonly CustomerPartner[] },
): readonly PartnerReads[] {
  const { lending, queue, partners, concurrency } = options
  const subjects = useMemo(
    () => partners.map(({ id }) => createPartnerSubject(lending, id)),
    [lending, partners],
  )
  useEffect(() => queue.follow(subjects, concurrency), [queue, subjects, concurrency])
  const readAll = useMemo(() => createSnapshot(queue, subjects), [queue, subjects])
  return useSyncExternalStore(queue.subscribe, readAll, readAll)
}

function createSnapshot(
  queue: ReadQueue,
  subjects: readonly PartnerSubject[],
): () => readonly PartnerReads[] {
  let seen = -1
  let last: readonly PartnerReads[] = []
  return () => {
    if (seen === queue.getVersion()) return last
    seen = queue.getVersion()
    const next = subjects.map((subject) => subject.getSnapshot(queue.getStatus(subject.key)))
    if (next.length !== last.length || next.some((reads, at) => reads !== last[at])) last = next
    return last
  }
}

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
