import { LendingProvider } from '@onlend/hooks'
import type { ReactNode } from 'react'

export function App(): ReactNode {
  return (
    <LendingProvider relayUrl="/lending" customerPartnerId="cp_adaeze">
      <h1>Payouts</h1>
    </LendingProvider>
  )
}
