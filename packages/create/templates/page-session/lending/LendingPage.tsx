'use client'
import { LendingProvider, useSession } from '@onlend/hooks'
import '@onlend/widgets/styles.css'
import type { ReactNode } from 'react'
import { WithdrawCard } from './WithdrawCard'

const relayUrl = '/lending'

/** A page in which a person withdraws money for the first customer partner of their session. */
export function LendingPage(): ReactNode {
  return (
    <LendingProvider relayUrl={relayUrl}>
      <OwnPartner />
    </LendingProvider>
  )
}

function OwnPartner(): ReactNode {
  const session = useSession()
  // The first start of the relay makes its database, which takes some seconds.
  if (session.isPending) return <p role="status">Connecting to the relay…</p>
  const partner = session.data?.customerPartners[0]
  if (partner)
    return (
      <LendingProvider relayUrl={relayUrl} customerPartnerId={partner.id}>
        <WithdrawCard />
      </LendingProvider>
    )
  // The relay answered that no one is signed in; everything else is a failure, which may pass.
  if (!session.error || session.error.category === 'session') return <p>Sign in to withdraw money.</p>
  return (
    <p role="alert">
      Withdrawals cannot be reached at the moment.{' '}
      <button type="button" onClick={() => session.refetch()}>
        Try again
      </button>
    </p>
  )
}
