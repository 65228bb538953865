import { RegisterTransactionsImport } from '@onlend/bulk/register-transactions-import'
import { type ReactElement, useMemo } from 'react'
import type { Account } from '../account/Account.ts'
import type { ActedFor } from '../acting-for/ActedFor.ts'
import { PageTitle } from '../layout/PageTitle.tsx'
import { operatorName } from '../operatorName.ts'
import { soldThrough } from '../soldThrough.ts'
import { useWords } from '../words/useWords.ts'

type ImportTransactionsPageProps = { account: Account; partner: ActedFor }

/** Registers the transactions of a file; the demo has one that holds every damage a spreadsheet does. */
export function ImportTransactionsPage({ account, partner }: ImportTransactionsPageProps): ReactElement {
  const t = useWords()
  const isDemo = account.sandboxControlUrl !== null
  const label = t('messySheet')
  const samples = useMemo(
    () => [{ label, make: async () => (await import('./messySheet.ts')).messySheet() }],
    [label],
  )
  return (
    <>
      <PageTitle name={t('importTransactions')} />
      <RegisterTransactionsImport
        hideTitle
        {...(partner.currency !== null && { currency: partner.currency })}
        operatorName={operatorName}
        sector={soldThrough.sector}
        {...(isDemo && { samples })}
      />
    </>
  )
}
