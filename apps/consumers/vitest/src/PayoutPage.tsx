import { useCreditLimit } from '@onlend/hooks'
import { LendingRoot } from '@onlend/widgets/lending-root'
import { WithdrawForm } from '@onlend/widgets/withdraw-form'
import { type ReactNode, useState } from 'react'

/** A page of the app whose tests these are. */
export function PayoutPage(): ReactNode {
  const creditLimit = useCreditLimit()
  const [isPaid, setIsPaid] = useState(false)
  return (
    <LendingRoot>
      <h1>Payouts</h1>
      {creditLimit.data && <p>Your limit is in {creditLimit.data.currency}.</p>}
      {isPaid && <p>The supplier has been told.</p>}
      <WithdrawForm country="nigeria" onSuccess={() => setIsPaid(true)} />
    </LendingRoot>
  )
}
