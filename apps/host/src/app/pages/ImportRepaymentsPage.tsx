import { useFinancings } from '@onlend/hooks'
import { RepaymentsImport } from '@onlend/bulk/repayments-import'
import { type ReactElement, useMemo } from 'react'
import type { Account } from '../account/Account.ts'
import type { ActedFor } from '../acting-for/ActedFor.ts'
import { findInSalesBook } from '../findInSalesBook.ts'
import { PageTitle } from '../layout/PageTitle.tsx'
import { useWords } from '../words/useWords.ts'

type ImportRepaymentsPageProps = { account: Account; partner: ActedFor }

/** Reports the repayments of a bank's statement; the demo has one that pays the partner's own financings. */
export function ImportRepaymentsPage({ account, partner }: ImportRepaymentsPageProps): ReactElement {
  const t = useWords()
  const isDemo = account.sandboxControlUrl !== null
  const label = t('sampleStatement')
  const { data: financings } = useFinancings()
  const samples = useMemo(
    () => [
      { label, make: async () => (await import('./sampleStatement.ts')).sampleStatement(financings ?? []) },
    ],
    [label, financings],
  )
  return (
    <>
      <PageTitle name={t('importRepayments')} />
      <RepaymentsImport
        hideTitle
        {...(isDemo && { getSchedule: findInSalesBook })}
        {...(partner.currency !== null && { currency: partner.currency })}
        {...(isDemo && { samples })}
      />
    </>
  )
}
