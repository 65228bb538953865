import { createOperationId } from '@onlend/core'
import { useLendingEvents, useOperation, useWithdraw } from '@onlend/hooks'
import { skipToken } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

/** One fixed payment, sent once and followed to its end. */
export function PayAndFollow(): ReactNode {
  // One id per intent, minted before anything is sent: a second press cannot become a second payment.
  const [operationId] = useState(createOperationId)
  const withdraw = useWithdraw()
  const sent = !withdraw.isIdle
  useLendingEvents({})
  const operation = useOperation(sent ? { operationId } : skipToken)

  const pay = () =>
    withdraw.mutate({
      operationId,
      body: {
        account_type: 'bank',
        name: 'Chidi Okafor',
        amount: '25000.50',
        account_number: '0123456789',
        bank_code: '058',
      },
    })
  return (
    <>
      <button type="button" onClick={pay} aria-disabled={sent}>
        Pay the supplier
      </button>
      <p role="status">{sent && sentences[operation.data?.state ?? 'submitting']}</p>
    </>
  )
}

const sentences = {
  awaiting_approval: 'Another person has to approve it. Nothing was sent yet.',
  submitting: 'Sending…',
  accepted: 'Accepted. The bank’s answer is awaited.',
  succeeded: 'Paid.',
  failed: 'It failed. Nothing was paid.',
  reversed: 'It was paid, and the money came back.',
  rejected: 'It was refused. Nothing was sent.',
  unknown: 'We sent it but got no answer. Do not send it again. We are checking.',
  stale: 'Accepted, and no news for a long time. Ask support before you send it again.',
}
