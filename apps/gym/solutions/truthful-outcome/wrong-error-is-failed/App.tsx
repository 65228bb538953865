// Red: The answer was lost, and the page says: Failed.
import type { Amount } from '@onlend/core'
import { LendingProvider, useOperation, useWithdraw } from '@onlend/hooks'
import { skipToken } from '@tanstack/react-query'
import type { ReactNode } from 'react'

type PayoutProps = { amount: Amount }

function Payout({ amount }: PayoutProps): ReactNode {
  const withdraw = useWithdraw()
  const operationId = withdraw.data?.operationId
  const { data: operation } = useOperation(operationId ? { operationId } : skipToken)
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
        {withdraw.isSuccess && (operation?.state === 'succeeded' ? 'Paid' : 'Waiting for the bank')}
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
