import { CustomersTable } from '@onlend/widgets/customers-table'
import type { ReactElement } from 'react'
import { useLocation } from 'wouter'
import { useTableAddress } from './useTableAddress.ts'

/** Everybody whom the business has registered. */
export function CustomersPage(): ReactElement {
  const [, navigate] = useLocation()
  const table = useTableAddress()
  return <CustomersTable {...table} exportCsv onRegister={() => navigate('/customers/new')} />
}
