// Red: The partner has switched withdrawals off, and the form is on the page.
import { LendingProvider, useTenant } from '@onlend/hooks'
import { LendingRoot } from '@onlend/widgets/lending-root'
import { createTheme } from '@onlend/widgets/theme'
import { WithdrawForm } from '@onlend/widgets/withdraw-form'
import type { ReactNode } from 'react'

function Branded(): ReactNode {
  const { data } = useTenant()
  if (!data) return null
  return (
    <LendingRoot
      theme={createTheme(data.theme)}
      messages={{ en: { 'withdraw.title': `${data.messages.en?.['withdraw.title']}` } }}
    >
      <WithdrawForm country="nigeria" />
    </LendingRoot>
  )
}

export function App(): ReactNode {
  return (
    <LendingProvider relayUrl="/lending" customerPartnerId="cp_adaeze">
      <Branded />
    </LendingProvider>
  )
}
