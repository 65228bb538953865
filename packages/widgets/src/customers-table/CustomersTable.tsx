'use client'
import type { Customer } from '@onlend/core'
import { useCustomers } from '@onlend/hooks'
import { type ReactNode, useMemo } from 'react'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { useLendingRoot } from '../root/useLendingRoot.ts'
import type { WidgetProps } from '../root/WidgetProps.ts'
import { chooseColumns } from '../table/chooseColumns.ts'
import { DataTable } from '../table/DataTable.tsx'
import { firstView } from '../table/firstView.ts'
import { TableSkeleton } from '../table/TableSkeleton.tsx'
import type { TableWidgetProps } from '../table/TableWidgetProps.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { OldDataNote } from '../ui/OldDataNote.tsx'
import { readState } from '../ui/readState.ts'
import { WidgetBoundary } from '../ui/WidgetBoundary.tsx'
import { customersTable as words } from './customersTable.words.ts'
import { type CustomerColumnId, customerColumns } from './customerColumns.tsx'
import { customerName } from './customerName.ts'

export type CustomersTableProps = WidgetProps &
  TableWidgetProps<Customer, CustomerColumnId> & {
    /** Offers to register a customer: always beside the heading, and where there is none yet. */
    onRegister?: () => void
  }

/**
 * Lists the customers of a customer partner: found by name, phone or e-mail, sorted, in pages, their personal data hidden until it is
 * asked for. The service sends all of them at once, deleted ones included (Partner API, Endpoint 3).
 *
 * @example
 * <CustomersTable customerPartnerId="cp_1" onRegister={openForm} />
 */
export function CustomersTable({ fallback, onError, ...props }: CustomersTableProps): ReactNode {
  return (
    <WidgetBoundary feature="CustomersTable" fallback={fallback} {...(onError ? { onError } : {})}>
      <CustomersTableContent {...props} />
    </WidgetBoundary>
  )
}

function CustomersTableContent(props: CustomersTableProps): ReactNode {
  const { customerPartnerId, piiColumns = 'masked', includeDeleted = false, onRegister } = props
  const t = useCopy(words)
  const say = useCopy(everyWidget)
  const { locale } = useLendingRoot()
  const query = useCustomers(customerPartnerId === undefined ? {} : { customerPartnerId })
  const state = readState(query)
  const columns = useMemo(
    () => chooseColumns(customerColumns({ t, locale, shown: piiColumns }), props.columns),
    [t, locale, piiColumns, props.columns],
  )
  const caption = t('customersTable.title')
  const register = onRegister && (
    <Button variant="primary" onClick={onRegister} part="CustomersTable.register">
      {t('customersTable.register')}
    </Button>
  )

  const draw = () => {
    if (state.is === 'loading') {
      const labels = columns.flatMap(({ label, hidden }) => (hidden ? [] : [label]))
      return <TableSkeleton caption={caption} labels={labels} />
    }
    if (state.is === 'failed') {
      const retry = () => void query.refetch()
      return (
        <LoadFailed
          title={t('customersTable.failed')}
          error={state.error}
          onRetry={retry}
          retrying={query.isFetching}
        />
      )
    }
    if (state.data.customers.length === 0) {
      return (
        <EmptyState title={t('customersTable.none.title')} action={register}>
          {t('customersTable.none.text')}
        </EmptyState>
      )
    }
    return (
      <>
        {/* The service's own count, which may differ from what a filter leaves. */}
        <p className="ol-Note">{t('customersTable.active', { count: state.data.no_of_active_customers })}</p>
        <DataTable
          caption={caption}
          rows={state.data.customers}
          columns={columns}
          keyOf={({ id }) => id}
          nameOf={(customer) => customerName(customer) ?? t('customersTable.unnamed')}
          searchHint={t(
            piiColumns === 'hidden' ? 'customersTable.searchHintNames' : 'customersTable.searchHint',
          )}
          view={props.view}
          defaultView={firstView({ includeDeleted, defaultView: props.defaultView })}
          onViewChange={props.onViewChange}
          onRowSelect={props.onRowSelect}
          rowActions={props.rowActions}
          stateOf={({ is_deleted }) => (is_deleted === true ? 'deleted' : undefined)}
          fileName={props.exportCsv ? 'customers.csv' : null}
        />
      </>
    )
  }
  return (
    <Card
      part="CustomersTable"
      title={caption}
      hideTitle={props.hideTitle ?? false}
      headingLevel={props.headingLevel ?? 2}
      busy={state.is === 'loading'}
      state={state.is}
      aside={state.is === 'ready' && state.data.customers.length > 0 && register}
    >
      {draw()}
      {state.is === 'ready' && <OldDataNote old={state.old} />}
      <LiveRegion>{state.is === 'loading' && say('common.loading')}</LiveRegion>
    </Card>
  )
}
