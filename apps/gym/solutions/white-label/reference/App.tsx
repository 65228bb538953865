import { LendingProvider } from '@onlend/hooks'
import { TenantRoot } from '@onlend/widgets/tenant-root'
import { WithdrawForm } from '@onlend/widgets/withdraw-form'
import type { ReactNode } from 'react'

export function App(): ReactNode {
  return (
    <LendingProvider relayUrl="/lending" customerPartnerId="cp_adaeze">
      <TenantRoot>
        <WithdrawForm country="nigeria" />
      </TenantRoot>
    </LendingProvider>
  )
}
