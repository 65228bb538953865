'use client'
import type { Financing } from '@onlend/core'
import { calendarDays, toSoundZone } from '@onlend/core/internal'
import { useMemo } from 'react'
import { useLending } from '../lending/useLending.ts'
import type { ReadResult } from '../queries/useEndpointQuery.ts'
import { useActiveDrawdown } from '../reads/useActiveDrawdown.ts'
import { useCreditLimit } from '../reads/useCreditLimit.ts'
import { useFinancings } from '../reads/useFinancings.ts'
import type { TableColumn } from '../tables/TableColumn.ts'
import type { TableView } from '../tables/TableView.ts'
import { useNarrowedTable } from '../tables/useNarrowedTable.ts'
import type { UseTableReturnType } from '../tables/useTable.ts'
import { countFacets, type FinancingFacets } from './countFacets.ts'
import { type DayRange, dayRanges } from './dayRanges.ts'
import type { FinancingRow } from './FinancingRow.ts'
import { toFinancingRows, type ToFinancingRowsOptions } from './toFinancingRows.ts'
import { type FinancingsPicture, toFinancingsPicture } from './toFinancingsPicture.ts'
import { type FinancingTotals, toFinancingTotals } from './toFinancingTotals.ts'

export type UseFinancingsTableParameters<
  Column extends TableColumn<FinancingRow> = TableColumn<FinancingRow>,
> = {
  /** @default the provider's */
  customerPartnerId?: string
  /** Begin with `financingColumns`. Must keep its identity between renders. */
  columns: readonly Column[]
  /**
   * Returns the due days of a financing, which the service's list does not have; `null` where the host does not know them. Without a schedule, a financing
   * from the active drawdown is due on the drawdown's due day. The function must keep its identity between renders.
   */
  getSchedule?: ToFinancingRowsOptions['getSchedule']
  /** ISO code. @default the credit limit's */
  currency?: string | undefined
  /** The IANA name of the zone of the calendar days. @default the viewer's own */
  timeZone?: string
  /** The view of the table, when the host keeps it. */
  view?: TableView
  /** The first view, when the table keeps the view itself. */
  defaultView?: Partial<TableView>
  /** Called with the new view when a person sorts, filters, searches or turns a page. */
  onViewChange?: (view: TableView) => void
}

export type UseFinancingsTableReturnType<
  Column extends TableColumn<FinancingRow> = TableColumn<FinancingRow>,
> = {
  /** The service's list, as `useFinancings` reads it. */
  query: ReadResult<Financing[]>
  /** Whether the reads of the drawdown or the currency still run: their answers change the rows. */
  isPending: boolean
  /** Search, filters, order, pages and columns over the rows. */
  table: UseTableReturnType<FinancingRow, Column>
  /** The values of the filters, with their numbers of rows. */
  facets: FinancingFacets
  /** The totals of the matching rows, one for each currency. */
  totals: readonly FinancingTotals[]
  /** The picture of the rows that match without the filters `due` and `overdue`, which the picture sets; in the currency with the most rows. */
  picture: FinancingsPicture
  /** The calendar day of today, `YYYY-MM-DD`. */
  today: string
  due: DayRange
  /** Narrows to financings with an instalment between two days. */
  setDue: (range: DayRange) => void
}

const none: readonly FinancingRow[] = []

/**
 * A table of financings without its looks: search, filters, counted facets, totals per currency, and the due, paid and overdue amounts by time and
 * by age (Partner API, Endpoint 5).
 *
 * @example
 * const { table, totals, facets } = useFinancingsTable({ columns: financingColumns })
 */
export function useFinancingsTable<Column extends TableColumn<FinancingRow> = TableColumn<FinancingRow>>(
  parameters: UseFinancingsTableParameters<Column>,
): UseFinancingsTableReturnType<Column> {
  const {
    columns,
    getSchedule,
    customerPartnerId,
    timeZone: givenZone,
    view: given,
    defaultView,
  } = parameters
  const timeZone = useMemo(() => toSoundZone(givenZone), [givenZone])
  const { now } = useLending()
  const today = calendarDays.toDay(now(), timeZone)
  const owner = customerPartnerId === undefined ? {} : { customerPartnerId }
  const query = useFinancings(owner)
  const activeDrawdown = useActiveDrawdown(owner)
  const limit = useCreditLimit({ ...owner, query: { enabled: parameters.currency === undefined } })
  const currency = parameters.currency ?? limit.data?.currency ?? null
  const drawdown = activeDrawdown.data ?? null

  const { data } = query
  const rows = useMemo(
    () => (data ? toFinancingRows(data, { getSchedule, drawdown, currency, today, timeZone }) : none),
    [data, getSchedule, drawdown, currency, today, timeZone],
  )
  const { table, filter, search } = useNarrowedTable<FinancingRow, Column>({
    rows,
    columns,
    ...(given ? { view: given } : {}),
    ...(defaultView ? { defaultView } : {}),
    ...(parameters.onViewChange ? { onViewChange: parameters.onViewChange } : {}),
  })
  const { filters } = table.view
  const narrow = useMemo(
    () => (asked: TableView['filters']) => {
      const left = pickRows(rows, filter({ search, filters: asked }))
      return { left, totals: toFinancingTotals(left) }
    },
    [rows, filter, search],
  )
  const narrowed = useMemo(() => narrow(filters), [narrow, filters])
  const picture = useMemo(() => {
    const { due, overdue, ...others } = filters
    const { left, totals } = due === undefined && overdue === undefined ? narrowed : narrow(others)
    return toFinancingsPicture(left, { currency: totals[0]?.currency ?? null, today })
  }, [narrow, narrowed, filters, today])
  const facets = useMemo(
    () => countFacets(rows, filter, { search, filters }),
    [rows, filter, search, filters],
  )
  return {
    query,
    isPending: isOnItsWay(activeDrawdown) || (parameters.currency === undefined && isOnItsWay(limit)),
    table,
    facets,
    totals: narrowed.totals,
    picture,
    today,
    due: dayRanges.read(filters['due'] ?? ''),
    setDue: (range) => table.setFilter('due', dayRanges.write(range)),
  }
}

function pickRows(rows: readonly FinancingRow[], found: Uint32Array | null): readonly FinancingRow[] {
  if (found === null) return rows
  const left: FinancingRow[] = []
  for (const index of found) {
    const row = rows[index]
    if (row !== undefined) left.push(row)
  }
  return left
}

/** Whether a read still runs. A failed or paused read counts as done: the list works without it. */
function isOnItsWay({ isPending, fetchStatus }: { isPending: boolean; fetchStatus: string }): boolean {
  return isPending && fetchStatus === 'fetching'
}
