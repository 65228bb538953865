import { LendingHydration, LendingProvider } from '@onlend/hooks'
import { prefetchLending } from '@onlend/hooks/server'
import { CreditLimitCard } from '@onlend/widgets/credit-limit-card'
import { LendingRoot } from '@onlend/widgets/lending-root'
import { WithdrawForm } from '@onlend/widgets/withdraw-form'
import { data } from 'react-router'
import { readSession, relay } from '../relay.server'
import type { Route } from './+types/home'

export async function loader({ request }: Route.LoaderArgs) {
  const session = readSession(request)
  if (!session) throw data('Sign in first.', 401)
  const customerPartnerId = session.customerPartners[0]?.id
  return prefetchLending({
    relay: relay.fetch,
    request,
    provider: { relayUrl: '/lending', userId: session.userId, customerPartnerId },
    endpoints: { getCreditLimit: {} },
  })
}

export const headers = () => ({ 'Cache-Control': 'private, no-store' }) // one person's page

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <LendingProvider {...loaderData.provider}>
      <LendingHydration prefetched={loaderData}>
        <LendingRoot>
          <CreditLimitCard />
          <WithdrawForm country="nigeria" />
        </LendingRoot>
      </LendingHydration>
    </LendingProvider>
  )
}
