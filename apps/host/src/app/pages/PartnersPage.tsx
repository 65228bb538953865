import { CustomerPartnersTable } from '@onlend/widgets/customer-partners-table'
import type { ReactElement } from 'react'
import { useLocation } from 'wouter'
import { useTableAddress } from './useTableAddress.ts'
import { PageTitle } from '../layout/PageTitle.tsx'
import { useWords } from '../words/useWords.ts'

/** For a channel partner: the businesses that it has taken on. */
export function PartnersPage(): ReactElement {
  const [, navigate] = useLocation()
  const t = useWords()
  const table = useTableAddress()
  return (
    <>
      <PageTitle name={t('partners')} />
      <CustomerPartnersTable
        {...table}
        hideTitle
        exportCsv
        onRowSelect={({ id }) => navigate(`/partners/${encodeURIComponent(id)}`)}
        onOnboardPartner={() => navigate('/partners/new')}
      />
    </>
  )
}
