'use client'
import type { CustomerPartner } from '@onlend/core'
import { useCustomerPartners } from '@onlend/hooks'
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
import { customerPartnersTable as words } from './customerPartnersTable.words.ts'
import { type PartnerColumnId, partnerColumns } from './partnerColumns.tsx'

export type CustomerPartnersTableProps = Omit<WidgetProps, 'customerPartnerId'> &
  TableWidgetProps<CustomerPartner, PartnerColumnId> & {
    /** @default the provider's */
    channelPartnerId?: string
    /** Offers to take a business on: beside the heading, and where there is none yet. */
    onOnboardPartner?: () => void
    /** What the service's country ids stand for; without it the column of countries is not shown at first. Must keep its identity. */
    countryNames?: Readonly<Record<string, string>>
    /** Drawn beside a partner's name, such as the brand it belongs to. Must keep its identity between renders. */
    tenantBadge?: (partner: CustomerPartner) => ReactNode
  }

/**
 * Lists the customer partners of a channel partner: found by name, sorted, in pages, personal data hidden until it is asked for. The
 * service sends all of them at once, deleted ones included; the relay lets through only what a list needs (Partner API, Endpoint 13).
 *
 * @example
 * <CustomerPartnersTable channelPartnerId="chp_1" onOnboardPartner={openForm} />
 */
export function CustomerPartnersTable({
  fallback,
  onError,
  ...props
}: CustomerPartnersTableProps): ReactNode {
  return (
    <WidgetBoundary feature="CustomerPartnersTable" fallback={fallback} {...(onError ? { onError } : {})}>
      <CustomerPartnersTableContent {...props} />
    </WidgetBoundary>
  )
}

function CustomerPartnersTableContent(props: CustomerPartnersTableProps): ReactNode {
  const { channelPartnerId, piiColumns = 'masked', includeDeleted = false, onOnboardPartner } = props
  const { countryNames, tenantBadge } = props
  const t = useCopy(words)
  const say = useCopy(everyWidget)
  const { locale } = useLendingRoot()
  const query = useCustomerPartners(channelPartnerId === undefined ? {} : { channelPartnerId })
  const state = readState(query)
  const columns = useMemo(
    () =>
      chooseColumns(
        partnerColumns({ t, locale, shown: piiColumns, countryNames, tenantBadge }),
        props.columns,
      ),
    [t, locale, piiColumns, countryNames, tenantBadge, props.columns],
  )
  const caption = t('customerPartnersTable.title')
  const onboard = onOnboardPartner && (
    <Button variant="primary" onClick={onOnboardPartner} part="CustomerPartnersTable.onboard">
      {t('customerPartnersTable.onboard')}
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
          title={t('customerPartnersTable.failed')}
          error={state.error}
          onRetry={retry}
          retrying={query.isFetching}
        />
      )
    }
    if (state.data.length === 0) {
      return (
        <EmptyState title={t('customerPartnersTable.none.title')} action={onboard}>
          {t('customerPartnersTable.none.text')}
        </EmptyState>
      )
    }
    return (
      <DataTable
        caption={caption}
        rows={state.data}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        searchHint={t('customerPartnersTable.searchHint')}
        view={props.view}
        defaultView={firstView({ includeDeleted, defaultView: props.defaultView })}
        onViewChange={props.onViewChange}
        onRowSelect={props.onRowSelect}
        rowActions={props.rowActions}
        stateOf={({ is_deleted }) => (is_deleted === true ? 'deleted' : undefined)}
        fileName={props.exportCsv ? 'customer-partners.csv' : null}
      />
    )
  }
  return (
    <Card
      part="CustomerPartnersTable"
      title={caption}
      hideTitle={props.hideTitle ?? false}
      headingLevel={props.headingLevel ?? 2}
      busy={state.is === 'loading'}
      state={state.is}
      aside={state.is === 'ready' && state.data.length > 0 && onboard}
    >
      {draw()}
      {state.is === 'ready' && <OldDataNote old={state.old} />}
      <LiveRegion>{state.is === 'loading' && say('common.loading')}</LiveRegion>
    </Card>
  )
}
