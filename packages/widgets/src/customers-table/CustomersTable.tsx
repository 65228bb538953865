'use client'
import type { Customer } from '@onlend/core'
import { useCustomers } from '@onlend/hooks'
import { type ReactNode, useMemo } from 'react'
import { useCopy } from '../words/useCopy.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import type { WidgetProps } from '../root/WidgetProps.ts'
import { RecordsTable } from '../table/RecordsTable.tsx'
import type { TableWidgetProps } from '../table/TableWidgetProps.ts'
import { Button } from '../ui/Button.tsx'
import { WidgetBoundary } from '../root/WidgetBoundary.tsx'
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
export function CustomersTable(props: CustomersTableProps): ReactNode {
  return (
    <WidgetBoundary feature="CustomersTable" host={props}>
      <CustomersTableContent {...props} />
    </WidgetBoundary>
  )
}

function CustomersTableContent(props: CustomersTableProps): ReactNode {
  const { customerPartnerId, piiColumns = 'masked', onRegister } = props
  const t = useCopy(words)
  const { locale } = useLendingRoot()
  const query = useCustomers(customerPartnerId === undefined ? {} : { customerPartnerId })
  const columns = useMemo(() => customerColumns({ t, locale, shown: piiColumns }), [t, locale, piiColumns])
  return (
    <RecordsTable
      part="CustomersTable"
      words={{
        title: t('customersTable.title'),
        failed: t('customersTable.failed'),
        noneTitle: t('customersTable.none.title'),
        noneText: t('customersTable.none.text'),
        searchHint: t(
          piiColumns === 'hidden' ? 'customersTable.searchHintNames' : 'customersTable.searchHint',
        ),
      }}
      query={query}
      rowsOf={({ customers }) => customers}
      nameOf={(customer) => customerName(customer) ?? t('customersTable.unnamed')}
      allColumns={columns}
      action={
        onRegister && (
          <Button variant="primary" onClick={onRegister} part="CustomersTable.register">
            {t('customersTable.register')}
          </Button>
        )
      }
      note={({ no_of_active_customers }) => (
        // The service's own count, which can differ from the count of the filtered rows.
        <p className="ol-Note">{t('customersTable.active', { count: no_of_active_customers })}</p>
      )}
      fileName="customers.csv"
      widget={props}
    />
  )
}
