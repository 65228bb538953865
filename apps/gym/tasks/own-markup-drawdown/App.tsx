import { LendingProvider } from '@onlend/hooks'
import { type ReactNode, useState } from 'react'

function Drawdown(): ReactNode {
  const [amount, setAmount] = useState('')
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <label>
        Amount
        <input inputMode="decimal" value={amount} onChange={(event) => setAmount(event.target.value)} />
      </label>
      <button type="submit">Request</button>
      <p role="status" />
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
