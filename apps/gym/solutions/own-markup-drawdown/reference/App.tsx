import { toAmount } from '@onlend/core'
import { LendingProvider, useRequestDrawdown } from '@onlend/hooks'
import { type ReactNode, useState } from 'react'

function Drawdown(): ReactNode {
  const [amount, setAmount] = useState('')
  const request = useRequestDrawdown()
  const send = () => request.mutate({ body: { amount: toAmount(amount) ?? '0', tenor: 30 } })
  const refusal = request.error?.category === 'unknown_outcome' ? 'We do not know yet' : 'Refused'
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <label>
        Amount
        <input inputMode="decimal" value={amount} onChange={(event) => setAmount(event.target.value)} />
      </label>
      <button type="submit">Request</button>
      <p role="status">
        {request.isPending && 'Sending'}
        {request.isSuccess && 'Requested'}
        {request.isError && refusal}
      </p>
    </form>
  )
}

export function App(): ReactNode {
  return (
    <LendingProvider relayUrl="/lending" customerPartnerId="cp_adaeze">
      <Drawdown />
    </LendingProvider>
  )
}
