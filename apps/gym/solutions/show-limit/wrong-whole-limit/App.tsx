// Red: The page does not show the 3600000 that can be drawn.
import { LendingProvider, useCreditLimit } from '@onlend/hooks'
import type { ReactNode } from 'react'

function Limit(): ReactNode {
  const { data, isPending, isError } = useCreditLimit()
  if (isPending) return <p>Loading</p>
  if (isError) return <p>We cannot show the limit now</p>
  if (!data) return <p>No credit limit</p>
  return <p>{`${data.currency} ${data.limit}`}</p>
}

export function App(): ReactNode {
  return (
    <LendingProvider relayUrl="/lending" customerPartnerId="cp_adaeze">
      <h1>Your credit</h1>
      <Limit />
    </LendingProvider>
  )
}
