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
  const sentence = () => {
    if (withdraw.isIdle) return ''
    if (operation?.state === 'succeeded') return 'Paid'
    if (operation?.state === 'failed' || operation?.state === 'rejected') return 'Failed'
    if (operation?.state === 'accepted' || (withdraw.isSuccess && !operation)) return 'Waiting for the bank'
    if (withdraw.isPending || operation?.state === 'submitting') return 'Sending'
    return 'We do not know yet. Do not send it again.'
  }
  return (
    <>
      <button type="button" disabled={!withdraw.isIdle} onClick={() => withdraw.mutate({ body })}>
        Pay the supplier
      </button>
      <p role="status">{sentence()}</p>
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
