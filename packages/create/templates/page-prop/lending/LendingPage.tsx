'use client'
import { LendingProvider, useSession } from '@onlend/hooks'
import '@onlend/widgets/styles.css'
import type { ReactNode } from 'react'
import { WithdrawCard } from './WithdrawCard'

const relayUrl = '/lending'

type LendingPageProps = {
  /** For whom money is withdrawn. The relay refuses one for which the person who is signed in may not act. */
  customerPartnerId?: string
}

/** A page in which a person withdraws money for the customer partner that your app names. */
export function LendingPage({ customerPartnerId = 'cp_adaeze' }: LendingPageProps): ReactNode {
  return (
    <LendingProvider relayUrl={relayUrl} customerPartnerId={customerPartnerId}>
      <Withdrawal />
    </LendingProvider>
  )
}

function Withdrawal(): ReactNode {
  const session = useSession()
  // The first start of the relay makes its database, which takes some seconds.
  if (session.isPending) return <p role="status">Connecting to the relay…</p>
  return <WithdrawCard />
}
