import { LendingProvider } from '@onlend/hooks'
import { LendingRoot } from '@onlend/widgets/lending-root'
import { createTheme } from '@onlend/widgets/theme'
import { WithdrawForm } from '@onlend/widgets/withdraw-form'
import type { ReactNode } from 'react'

const theme = createTheme({ version: 1, tokens: { colorPrimary: '#0f5c4c' } })
const messages = { en: { 'withdraw.title': 'Pay out' } }

export function App(): ReactNode {
  return (
    <LendingProvider relayUrl="/lending" customerPartnerId="cp_adaeze">
      <LendingRoot theme={theme} messages={messages}>
        <WithdrawForm country="nigeria" />
      </LendingRoot>
    </LendingProvider>
  )
}
