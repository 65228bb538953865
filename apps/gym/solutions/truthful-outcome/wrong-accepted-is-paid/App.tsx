// Red: The bank has said nothing, and the page says: Paid.
import type { Amount } from '@onlend/core'
import { LendingProvider, useOperation, useWithdraw } from '@onlend/hooks'
import { skipToken } from '@tanstack/react-query'
import type { ReactNode } from 'react'

type PayoutProps = { amount: Amount }

function Payout({ amount }: PayoutProps): ReactNode {
  const withdraw = useWithdraw()
  const operationId = withdraw.data?.operationId ?? withdraw.error?.operationId
  const { data: operation } = useOperation(operationId ? { operationId } : skipToken)
  const body = {
    account_type: 'bank',
    name: 'Chidi Okafor',
    amount,
    account_number: '2123456789',
    bank_code: '058',
  } as const
  const isPaid = withdraw.isSuccess || operation?.state === 'succeeded'
  return (
    <>
      <button type="button" onClick={() => withdraw.mutate({ body })}>
        Pay the supplier
      </button>
      <p role="status">
        {withdraw.isPending && 'Sending'}
        {isPaid ? 'Paid' : withdraw.isError && 'We do not know yet. Do not send it again.'}
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
