import { LendingProvider } from '@onlend/hooks'
import type { ReactNode } from 'react'

export function App(): ReactNode {
  return (
    <LendingProvider relayUrl="/lending" customerPartnerId="cp_adaeze">
      <h1>Sales of today</h1>
    </LendingProvider>
  )
}
