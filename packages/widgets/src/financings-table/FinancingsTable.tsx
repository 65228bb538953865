'use client'
import type { Amount, Financing } from '@onlend/core'
import type { RepaymentSuggestion } from '@onlend/hooks/forms'
import {
  type FinancingColumnId,
  type FinancingRow,
  type FinancingSchedule,
  useFinancingsTable,
} from '@onlend/hooks/tables'
import { type ReactNode, useMemo } from 'react'
import { formatMoney } from '../format/formatMoney.ts'
import { WidgetBoundary } from '../root/WidgetBoundary.tsx'
import type { WidgetProps } from '../root/WidgetProps.ts'
import { chooseColumns } from '../table/chooseColumns.ts'
import type { DataColumn } from '../table/DataColumn.ts'
import { DataTableView } from '../table/DataTableView.tsx'
import { TableSkeleton } from '../table/TableSkeleton.tsx'
import type { TableWidgetProps } from '../table/TableWidgetProps.ts'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { OldDataNote } from '../ui/OldDataNote.tsx'
import { readState } from '../ui/readState.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { useParts } from '../ui/useParts.ts'
import { useCopy } from '../words/useCopy.ts'
import { FinancingInstalments } from './FinancingInstalments.tsx'
import { FinancingsFilters } from './FinancingsFilters.tsx'
import { FinancingsPictureSection } from './FinancingsPictureSection.tsx'
import { financingsTable as words } from './financingsTable.words.ts'
import { toFinancingColumns } from './toFinancingColumns.tsx'

export type FinancingsTableProps = WidgetProps &
  Omit<TableWidgetProps<FinancingRow, FinancingColumnId>, 'includeDeleted' | 'columns'> & {
    /** The columns there are, in this order, yours among them; the customer always is. @default all of them, the less used ones not shown at first */
    columns?: readonly (FinancingColumnId | (string & {}))[]
    /** Columns of yours, after the others. Must keep its identity between renders. */
    ownColumns?: readonly DataColumn<FinancingRow>[]
    /**
     * The due day and the paid amounts of a financing, which the service's list does not have; `null` if you do not know them. Without this
     * function, a financing from the active drawdown is due when the drawdown is. Must keep its identity between renders.
     */
    getSchedule?: (financing: Financing) => FinancingSchedule | null
    /** ISO code. @default the credit limit's */
    currency?: string
    /** Offers, for each financing that is not completed, to report a client's payment; pass the suggestion on to `ReconcileRepaymentsForm`. */
    onReportRepayment?: (financing: Financing, suggestion: RepaymentSuggestion) => void
    /** Leaves out the picture of the due, paid and overdue amounts. @default false */
    hidePicture?: boolean
  }

/**
 * Lists the financings of a customer partner: found by customer and reference, narrowed by state, due date, age, drawdown and customer, with totals per
 * currency and a picture of the due, paid and overdue amounts. A row opens its instalments (Partner API, Endpoint 5).
 *
 * @example
 * <FinancingsTable customerPartnerId="cp_1" onReportRepayment={openForm} />
 */
export function FinancingsTable(props: FinancingsTableProps): ReactNode {
  return (
    <WidgetBoundary feature="FinancingsTable" host={props}>
      <FinancingsTableContent {...props} />
    </WidgetBoundary>
  )
}

const noColumns: readonly DataColumn<FinancingRow>[] = []

function FinancingsTableContent(props: FinancingsTableProps): ReactNode {
  const { customerPartnerId, piiColumns = 'masked', ownColumns = noColumns, onReportRepayment } = props
  const { getSchedule, currency, view, defaultView, onViewChange, hidePicture = false } = props
  const t = useCopy(words)
  const say = useCopy(everyWidget)
  const parts = useParts()
  const { locale, lenderTimeZone } = useLendingRoot()
  const columns = useColumns({ wanted: props.columns, ownColumns, shown: piiColumns })
  const financings = useFinancingsTable<DataColumn<FinancingRow>>({
    columns,
    timeZone: lenderTimeZone,
    getSchedule,
    currency,
    ...(customerPartnerId === undefined ? {} : { customerPartnerId }),
    ...(view ? { view } : {}),
    ...(defaultView ? { defaultView } : {}),
    ...(onViewChange ? { onViewChange } : {}),
  })
  const { query, table, totals, picture, today } = financings
  const read = readState(query)
  const isLoading = read.is === 'loading' || (read.is === 'ready' && financings.isPending)
  const getName = ({ customer }: FinancingRow) => customer ?? t('financingsTable.unnamed')
  const report = (row: FinancingRow) => {
    const next = row.dated === 'schedule' ? row.instalments.find(({ state }) => state !== 'paid') : undefined
    const unpaid = row.knowsPayments ? row.unpaid : null
    onReportRepayment?.(row.financing, { nextInstalment: next?.unpaid ?? null, unpaid })
  }
  const reportAction = {
    label: t('financingsTable.report'),
    isFor: ({ status }: FinancingRow) => status !== 'completed',
    onSelect: report,
  }
  const rowActions = [...(onReportRepayment ? [reportAction] : []), ...(props.rowActions ?? [])]

  const drawPicture = (shown: typeof picture | null) => (
    <FinancingsPictureSection
      picture={shown}
      isOneOfMany={financings.facets.currency.length > 1}
      due={financings.due}
      age={table.view.filters['overdue'] ?? null}
      onDue={financings.setDue}
      onAge={(age) => table.setFilter('overdue', age)}
    />
  )
  const draw = () => {
    if (read.is === 'failed') {
      return (
        <LoadFailed
          title={t('financingsTable.failed')}
          error={read.error}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      )
    }
    if (read.is === 'loading' || isLoading) {
      return (
        <>
          {!hidePicture && drawPicture(null)}
          <TableSkeleton caption={t('financingsTable.title')} columns={columns} />
        </>
      )
    }
    if (table.total === 0) {
      return <EmptyState title={t('financingsTable.none.title')}>{t('financingsTable.none.text')}</EmptyState>
    }
    return (
      <>
        {!hidePicture && drawPicture(picture)}
        <DataTableView
          caption={t('financingsTable.title')}
          table={table}
          columns={columns}
          keyOf={({ id }) => id}
          nameOf={getName}
          searchHint={t('financingsTable.searchHint')}
          onRowSelect={props.onRowSelect}
          details={(row) => <FinancingInstalments row={row} today={today} />}
          rowActions={rowActions}
          stateOf={({ status, overdue }) => status ?? (overdue === '0' ? undefined : 'overdue')}
          fileName={props.exportCsv ? 'financings.csv' : null}
          filters={<FinancingsFilters financings={financings} />}
          note={
            <ul {...parts('FinancingsTable.totals')}>
              {totals.map(({ currency: own, count, amount, unpaid, overdue }) => {
                const money = (sum: Amount) => formatMoney(sum, own, locale)
                const sums = { amount: money(amount), unpaid: money(unpaid), overdue: money(overdue) }
                return <li key={own}>{t('financingsTable.totals', { count, ...sums })}</li>
              })}
            </ul>
          }
        />
      </>
    )
  }
  return (
    <Card
      part="FinancingsTable"
      title={t('financingsTable.title')}
      hideTitle={props.hideTitle ?? false}
      headingLevel={props.headingLevel ?? 2}
      busy={isLoading}
      state={isLoading ? 'loading' : read.is}
    >
      {draw()}
      {read.is === 'ready' && <OldDataNote old={read.old} />}
      <LiveRegion>{isLoading && say('common.loading')}</LiveRegion>
    </Card>
  )
}

type UseColumnsOptions = {
  wanted: FinancingsTableProps['columns']
  ownColumns: readonly DataColumn<FinancingRow>[]
  shown: NonNullable<FinancingsTableProps['piiColumns']>
}

function useColumns({ wanted, ownColumns, shown }: UseColumnsOptions): readonly DataColumn<FinancingRow>[] {
  const t = useCopy(words)
  const { locale, lenderTimeZone } = useLendingRoot()
  return useMemo(
    () => chooseColumns([...toFinancingColumns({ t, locale, lenderTimeZone, shown }), ...ownColumns], wanted),
    [t, locale, lenderTimeZone, shown, ownColumns, wanted],
  )
}
