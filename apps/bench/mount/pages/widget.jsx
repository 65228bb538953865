import { LendingProvider } from '@onlend/hooks'
import { LendingRoot } from '@onlend/widgets/lending-root'
import '@onlend/widgets/styles.css'
import { WithdrawForm } from '@onlend/widgets/withdraw-form'
import { createRoot } from 'react-dom/client'

createRoot(document.getElementById('app')).render(
  <LendingProvider relayUrl="/lending" customerPartnerId="cp_adaeze">
    <LendingRoot>
      <WithdrawForm country="nigeria" currency="NGN" />
    </LendingRoot>
  </LendingProvider>,
)
