// Red: The page sent the payment 2 times.
import { LendingProvider, useOperation, useWithdraw } from '@onlend/hooks'
import { skipToken } from '@tanstack/react-query'
import { type Amount, createOperationId, isLendingError } from '@onlend/core'
import type { ReactNode } from 'react'

type PayoutProps = { amount: Amount }

function Payout({ amount }: PayoutProps): ReactNode {
  const again = (error: unknown) => {
    const confirmDuplicate =
      isLendingError(error) && error.category === 'unknown_outcome' ? error.operationId : null
    if (confirmDuplicate) withdraw.mutate({ body, operationId: createOperationId(), confirmDuplicate })
  }
  const withdraw = useWithdraw({ mutation: { onError: again } })
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
