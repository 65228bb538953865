import { LendingProvider } from '@onlend/hooks'
import { CreditLimitCard } from '@onlend/widgets/credit-limit-card'
import { LendingRoot } from '@onlend/widgets/lending-root'
import type { ReactNode } from 'react'

export function App(): ReactNode {
  return (
    <LendingProvider relayUrl="/lending" customerPartnerId="cp_adaeze">
      <LendingRoot>
        <h1>Your credit</h1>
        <CreditLimitCard />
      </LendingRoot>
    </LendingProvider>
  )
}
