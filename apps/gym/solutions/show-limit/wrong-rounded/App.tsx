// Red: The page does not show the 90062985348155190241.4 that can be drawn.
import { LendingProvider, useCreditLimit } from '@onlend/hooks'
import type { ReactNode } from 'react'

function Limit(): ReactNode {
  const { data, isPending, isError } = useCreditLimit()
  if (isPending) return <p>Loading</p>
  if (isError) return <p>We cannot show the limit now</p>
  if (!data) return <p>No credit limit</p>
  return (
    <p>{`${data.currency} ${parseFloat(data.amount_available ?? '').toLocaleString('en', { maximumFractionDigits: 0 })}`}</p>
  )
}

export function App(): ReactNode {
  return (
    <LendingProvider relayUrl="/lending" customerPartnerId="cp_adaeze">
      <h1>Your credit</h1>
      <Limit />
    </LendingProvider>
  )
}
