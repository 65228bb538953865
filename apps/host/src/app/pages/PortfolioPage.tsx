import { PortfolioOverview } from '@onlend/bulk/portfolio-overview'
import type { ReactElement } from 'react'
import type { Account } from '../account/Account.ts'
import { findInSalesBook } from '../findInSalesBook.ts'
import { PageTitle } from '../layout/PageTitle.tsx'
import { useWords } from '../words/useWords.ts'
import { useTableAddress } from './useTableAddress.ts'

type PortfolioPageProps = { account: Account; onActFor: (customerPartnerId: string) => void }

/** For a channel partner: how all its businesses stand, and the way to act for one of them. */
export function PortfolioPage({ account, onActFor }: PortfolioPageProps): ReactElement {
  const t = useWords()
  const table = useTableAddress()
  const isDemo = account.sandboxControlUrl !== null
  return (
    <>
      <PageTitle name={t('portfolio')} />
      <PortfolioOverview
        {...table}
        hideTitle
        exportCsv
        {...(isDemo && { getSchedule: findInSalesBook })}
        onActFor={(id) => onActFor(id)}
      />
    </>
  )
}
