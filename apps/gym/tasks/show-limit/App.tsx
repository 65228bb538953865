import { LendingProvider } from '@onlend/hooks'
import type { ReactNode } from 'react'

export function App(): ReactNode {
  return (
    <LendingProvider relayUrl="/lending" customerPartnerId="cp_adaeze">
      <h1>Your credit</h1>
    </LendingProvider>
  )
}
