import { LendingProvider } from '@onlend/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactElement, useState } from 'react'
import type { Account, AccountPartner } from './account/Account.ts'
import { signOut } from './account/signOut.ts'
import { AppRoutes } from './AppRoutes.tsx'
import { lendingClient } from './lendingClient.ts'
import { AppLayout } from './layout/AppLayout.tsx'
import { PageBoundary } from './pages/PageBoundary.tsx'
import { useLoadedPages } from './pages/useLoadedPages.ts'

/** Everything behind the sign-in: one provider per customer partner acted for, so that nothing leaks between them. */
export function SignedIn({ account }: { account: Account }): ReactElement {
  const queryClient = useQueryClient()
  useLoadedPages()
  const [partnerId, setPartnerId] = useState(account.customerPartners[0]?.id)
  const partner = partnerOf(account, partnerId)

  if (!partner) return <p className="loading">{account.displayName} acts for no customer partner yet.</p>

  const leave = async () => {
    await signOut()
    await queryClient.invalidateQueries({ queryKey: ['account'] })
  }

  return (
    <LendingProvider
      key={partner.id}
      client={lendingClient}
      customerPartnerId={partner.id}
      channelPartnerId={account.channelPartnerId}
      userId={account.id}
    >
      <AppLayout account={account} partner={partner} onPartnerChange={setPartnerId} onSignOut={leave}>
        <PageBoundary>
          <AppRoutes account={account} partner={partner} onPartnerChange={setPartnerId} />
        </PageBoundary>
      </AppLayout>
    </LendingProvider>
  )
}

/** Whom the person acts for: one that the host knows, or another one of a channel partner's own, of which only the id is known here. */
function partnerOf(account: Account, id: string | undefined): AccountPartner | undefined {
  const known = account.customerPartners.find((partner) => partner.id === id)
  if (known || id === undefined || account.channelPartnerId === null) return known
  return { id, name: id, country: 'nigeria', currency: null }
}
