'use client'
import type { CustomerPartner } from '@onlend/core'
import { useCustomerPartners } from '@onlend/hooks'
import { type ReactNode, useMemo } from 'react'
import { useCopy } from '../words/useCopy.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import type { WidgetProps } from '../root/WidgetProps.ts'
import { RecordsTable } from '../table/RecordsTable.tsx'
import type { TableWidgetProps } from '../table/TableWidgetProps.ts'
import { Button } from '../ui/Button.tsx'
import { WidgetBoundary } from '../root/WidgetBoundary.tsx'
import { customerPartnersTable as words } from './customerPartnersTable.words.ts'
import { type PartnerColumnId, partnerColumns } from './partnerColumns.tsx'

export type CustomerPartnersTableProps = Omit<WidgetProps, 'customerPartnerId'> &
  TableWidgetProps<CustomerPartner, PartnerColumnId> & {
    /** @default the provider's */
    channelPartnerId?: string
    /** Offers to take a business on: beside the heading, and where there is none yet. */
    onOnboardPartner?: () => void
    /** The country names by the service's country ids; without them the column of countries is hidden at first. Must keep its identity. */
    countryNames?: Readonly<Record<string, string>>
    /** Rendered beside a partner's name, such as the brand it belongs to. Must keep its identity between renders. */
    tenantBadge?: (partner: CustomerPartner) => ReactNode
  }

/**
 * Lists the customer partners of a channel partner: found by name, sorted, in pages, personal data hidden until it is asked for. The
 * service sends all of them at once, deleted ones included; the relay lets through only what a list needs (Partner API, Endpoint 13).
 *
 * @example
 * <CustomerPartnersTable channelPartnerId="chp_1" onOnboardPartner={openForm} />
 */
export function CustomerPartnersTable(props: CustomerPartnersTableProps): ReactNode {
  return (
    <WidgetBoundary feature="CustomerPartnersTable" host={props}>
      <CustomerPartnersTableContent {...props} />
    </WidgetBoundary>
  )
}

function CustomerPartnersTableContent(props: CustomerPartnersTableProps): ReactNode {
  const { channelPartnerId, piiColumns = 'masked', onOnboardPartner, countryNames, tenantBadge } = props
  const t = useCopy(words)
  const { locale } = useLendingRoot()
  const query = useCustomerPartners(channelPartnerId === undefined ? {} : { channelPartnerId })
  const columns = useMemo(
    () => partnerColumns({ t, locale, shown: piiColumns, countryNames, tenantBadge }),
    [t, locale, piiColumns, countryNames, tenantBadge],
  )
  return (
    <RecordsTable
      part="CustomerPartnersTable"
      words={{
        title: t('customerPartnersTable.title'),
        failed: t('customerPartnersTable.failed'),
        noneTitle: t('customerPartnersTable.none.title'),
        noneText: t('customerPartnersTable.none.text'),
        searchHint: t('customerPartnersTable.searchHint'),
      }}
      query={query}
      rowsOf={(partners) => partners}
      nameOf={({ name }) => name}
      allColumns={columns}
      action={
        onOnboardPartner && (
          <Button variant="primary" onClick={onOnboardPartner} part="CustomerPartnersTable.onboard">
            {t('customerPartnersTable.onboard')}
          </Button>
        )
      }
      fileName="customer-partners.csv"
      widget={props}
    />
  )
}
