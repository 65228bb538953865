import { LendingProvider } from '@onlend/hooks'
import { createSandbox } from '@onlend/sandbox'
import { createRelayDouble } from '@onlend/testing/relay-double'
import { LendingRoot } from '@onlend/widgets/lending-root'
import { WithdrawForm } from '@onlend/widgets/withdraw-form'
import '@onlend/widgets/styles.css'
import { createRoot } from 'react-dom/client'

/** Renders a withdrawal on a sandbox inside the page; no request leaves the page. */
export function mountWithdrawal(place: Element): void {
  const client = createRelayDouble(createSandbox()).createClient()
  createRoot(place).render(
    <LendingProvider client={client} customerPartnerId="cp_adaeze">
      <LendingRoot locale="en">
        <WithdrawForm country="nigeria" />
      </LendingRoot>
    </LendingProvider>,
  )
}
