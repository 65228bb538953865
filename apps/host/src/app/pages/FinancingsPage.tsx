import { FinancingsTable } from '@onlend/widgets/financings-table'
import type { ReactElement } from 'react'
import { useLocation } from 'wouter'
import type { Account } from '../account/Account.ts'
import type { ActedFor } from '../acting-for/ActedFor.ts'
import { findInSalesBook } from '../findInSalesBook.ts'
import { PageTitle } from '../layout/PageTitle.tsx'
import { useWords } from '../words/useWords.ts'
import type { RepaymentToReport } from './NewRepaymentPage.tsx'
import { useTableAddress } from './useTableAddress.ts'

/** The page of the business's financings, with their due dates. */
export function FinancingsPage({ account, partner }: { account: Account; partner: ActedFor }): ReactElement {
  const [, navigate] = useLocation()
  const t = useWords()
  const table = useTableAddress()
  const isDemo = account.sandboxControlUrl !== null
  return (
    <>
      <PageTitle name={t('financings')} />
      <FinancingsTable
        {...table}
        hideTitle
        exportCsv
        {...(partner.currency !== null && { currency: partner.currency })}
        {...(isDemo && { getSchedule: findInSalesBook })}
        onReportRepayment={({ transaction_reference: reference }, suggestion) => {
          // Not in the address: a reference can reveal a buyer and the goods.
          const state: RepaymentToReport = { reference, suggestion }
          navigate('/repayments/new', { state })
        }}
      />
    </>
  )
}
