import { RegisterTransactionsImport } from '@onlend/bulk/register-transactions-import'
import { LendingProvider } from '@onlend/hooks'
import { LendingRoot } from '@onlend/widgets/lending-root'
import type { ReactNode } from 'react'

export function App(): ReactNode {
  return (
    <LendingProvider relayUrl="/lending" customerPartnerId="cp_adaeze">
      <LendingRoot>
        <h1>Sales of today</h1>
        <RegisterTransactionsImport operatorName="Harbour Capital" sector="Lender" />
      </LendingRoot>
    </LendingProvider>
  )
}
