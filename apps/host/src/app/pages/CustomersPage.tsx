import { CustomersTable } from '@onlend/widgets/customers-table'
import type { ReactElement } from 'react'
import { useLocation } from 'wouter'
import { useTableAddress } from './useTableAddress.ts'
import { PageTitle } from '../layout/PageTitle.tsx'
import { useWords } from '../words/useWords.ts'

/** The registered customers of the business. */
export function CustomersPage(): ReactElement {
  const [, navigate] = useLocation()
  const t = useWords()
  const table = useTableAddress()
  return (
    <>
      <PageTitle name={t('customers')} />
      <CustomersTable {...table} hideTitle exportCsv onRegister={() => navigate('/customers/new')} />
    </>
  )
}
