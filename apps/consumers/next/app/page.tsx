import { LendingHydration, LendingProvider } from '@onlend/hooks'
import { prefetchLending } from '@onlend/hooks/server'
import { CreditLimitCard } from '@onlend/widgets/credit-limit-card'
import { LendingRoot } from '@onlend/widgets/lending-root'
import { WithdrawForm } from '@onlend/widgets/withdraw-form'
import { headers } from 'next/headers'
import { openRelay, readSession } from '../lending'

export default async function Page() {
  const sent = await headers()
  const session = readSession(sent)
  if (!session) return <p>Sign in first.</p>
  const customerPartnerId = session.customerPartners[0]?.id
  const prefetched = await prefetchLending({
    relay: async (read) => (await openRelay()).fetch(read),
    request: { url: `https://${sent.get('Host')}/`, headers: sent },
    provider: { relayUrl: '/lending', userId: session.userId, customerPartnerId },
    endpoints: { getCreditLimit: {} },
  })
  return (
    <LendingProvider {...prefetched.provider}>
      <LendingHydration prefetched={prefetched}>
        <LendingRoot nonce={sent.get('X-Nonce') ?? ''} serverStyle>
          <CreditLimitCard />
          <WithdrawForm country="nigeria" />
        </LendingRoot>
      </LendingHydration>
    </LendingProvider>
  )
}
