// Red: A business without a limit reads an amount: NGN 0.
import { LendingProvider, useCreditLimit } from '@onlend/hooks'
import type { ReactNode } from 'react'

function Limit(): ReactNode {
  const { data, isPending, isError } = useCreditLimit()
  if (isPending) return <p>Loading</p>
  if (isError) return <p>We cannot show the limit now</p>
  return <p>{`NGN ${data?.amount_available ?? '0'}`}</p>
}

export function App(): ReactNode {
  return (
    <LendingProvider relayUrl="/lending" customerPartnerId="cp_adaeze">
      <h1>Your credit</h1>
      <Limit />
    </LendingProvider>
  )
}
