import { CustomerPartnersTable } from '@onlend/widgets/customer-partners-table'
import type { ReactElement } from 'react'
import { useLocation } from 'wouter'
import { useTableAddress } from './useTableAddress.ts'
import { PageTitle } from '../layout/PageTitle.tsx'
import { useWords } from '../words/useWords.ts'

/** For a channel partner: the businesses that it has taken on, each a press away from acting for it. */
export function PartnersPage({ onActFor }: { onActFor: (customerPartnerId: string) => void }): ReactElement {
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
        onRowSelect={({ id }) => onActFor(id)}
        onOnboardPartner={() => navigate('/partners/new')}
      />
    </>
  )
}
