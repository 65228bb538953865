import { CustomerPartnersTable } from '@onlend/widgets/customer-partners-table'
import type { ReactElement } from 'react'
import { useLocation } from 'wouter'
import { useTableAddress } from './useTableAddress.ts'

/** For a channel partner: the businesses that it has taken on. */
export function PartnersPage(): ReactElement {
  const [, navigate] = useLocation()
  const table = useTableAddress()
  return (
    <CustomerPartnersTable
      {...table}
      exportCsv
      onRowSelect={({ id }) => navigate(`/partners/${encodeURIComponent(id)}`)}
      onOnboardPartner={() => navigate('/partners/new')}
    />
  )
}
