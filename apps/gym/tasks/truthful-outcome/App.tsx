import type { Amount } from '@onlend/core'
import { LendingProvider, useWithdraw } from '@onlend/hooks'
import type { ReactNode } from 'react'

type PayoutProps = { amount: Amount }

function Payout({ amount }: PayoutProps): ReactNode {
  const withdraw = useWithdraw()
  const body = {
    account_type: 'bank',
    name: 'Chidi Okafor',
    amount,
    account_number: '2123456789',
    bank_code: '058',
  } as const
  return (
    <>
      <button type="button" onClick={() => withdraw.mutate({ body })}>
        Pay the supplier
      </button>
      <p role="status">
        {withdraw.isPending && 'Sending'}
        {withdraw.isSuccess && 'Paid'}
        {withdraw.isError && 'Failed'}
      </p>
    </>
  )
}

export function App({ amount = '150.00' }: Partial<PayoutProps>): ReactNode {
  return (
    <LendingProvider relayUrl="/lending" customerPartnerId="cp_adaeze">
      <Payout amount={amount} />
    </LendingProvider>
  )
}
