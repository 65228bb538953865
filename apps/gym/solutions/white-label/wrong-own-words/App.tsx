// Red: The sentence of the partner is not on the page.
import { LendingProvider } from '@onlend/hooks'
import { TenantRoot } from '@onlend/widgets/tenant-root'
import { WithdrawForm } from '@onlend/widgets/withdraw-form'
import type { ReactNode } from 'react'

const messages = { en: { 'withdraw.title': 'Pay out' } }

export function App(): ReactNode {
  return (
    <LendingProvider relayUrl="/lending" customerPartnerId="cp_adaeze">
      <TenantRoot messages={messages}>
        <WithdrawForm country="nigeria" />
      </TenantRoot>
    </LendingProvider>
  )
}
