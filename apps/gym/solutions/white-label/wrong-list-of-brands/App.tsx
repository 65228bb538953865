// Red: The sentence of the partner is not on the page.
import { LendingProvider } from '@onlend/hooks'
import { LendingRoot } from '@onlend/widgets/lending-root'
import { createTheme } from '@onlend/widgets/theme'
import { WithdrawForm } from '@onlend/widgets/withdraw-form'
import type { ReactNode } from 'react'

const brands = {
  harbour: { color: '#123f7a', title: 'Withdraw with Harbour' },
  sahel: { color: '#9c3b0b', title: 'Retrait' },
}

export function App({ brand = 'harbour' }: { brand?: keyof typeof brands }): ReactNode {
  const { color, title } = brands[brand]
  return (
    <LendingProvider relayUrl="/lending" customerPartnerId="cp_adaeze">
      <LendingRoot
        theme={createTheme({ version: 1, tokens: { colorPrimary: color } })}
        messages={{ en: { 'withdraw.title': title } }}
      >
        <WithdrawForm country="nigeria" />
      </LendingRoot>
    </LendingProvider>
  )
}
