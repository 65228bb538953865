// Red: The page said that the supplier has been paid before any event said so.
import { LendingProvider } from '@onlend/hooks'
import { LendingRoot } from '@onlend/widgets/lending-root'
import { WithdrawForm } from '@onlend/widgets/withdraw-form'
import { type ReactNode, useState } from 'react'

export function App(): ReactNode {
  const [isPaid, setIsPaid] = useState(false)
  return (
    <LendingProvider relayUrl="/lending" customerPartnerId="cp_adaeze">
      <LendingRoot>
        <h1>Payouts</h1>
        {isPaid && <p>The supplier has been paid.</p>}
        <WithdrawForm
          country="nigeria"
          onStatusChange={({ step }) => step === 'outcome' && setIsPaid(true)}
        />
      </LendingRoot>
    </LendingProvider>
  )
}
