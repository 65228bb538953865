import { LendingProvider } from '@onlend/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactElement, Suspense, useState } from 'react'
import { Route, Switch } from 'wouter'
import type { Account } from './account/Account.ts'
import { signOut } from './account/signOut.ts'
import { AppLayout } from './layout/AppLayout.tsx'
import { useWords } from './words/useWords.ts'

// A page's code is fetched when the page is opened: on a slow link nobody waits for what they do not use.
const ActivityPage = lazy(async () => ({ default: (await import('./pages/ActivityPage.tsx')).ActivityPage }))
const InboxPage = lazy(async () => ({ default: (await import('./pages/InboxPage.tsx')).InboxPage }))
const OverviewPage = lazy(async () => ({ default: (await import('./pages/OverviewPage.tsx')).OverviewPage }))
const SendMoneyPage = lazy(async () => ({
  default: (await import('./pages/SendMoneyPage.tsx')).SendMoneyPage,
}))

/** Everything behind the sign-in: one provider per customer partner acted for, so that nothing leaks between them. */
export function SignedIn({ account }: { account: Account }): ReactElement {
  const queryClient = useQueryClient()
  const t = useWords()
  const [partnerId, setPartnerId] = useState(account.customerPartners[0]?.id)
  const partner = account.customerPartners.find(({ id }) => id === partnerId)

  if (!partner) return <p className="loading">{account.displayName} acts for no customer partner yet.</p>

  const leave = async () => {
    await signOut()
    await queryClient.invalidateQueries({ queryKey: ['account'] })
  }

  return (
    <LendingProvider
      key={partner.id}
      relayUrl="/lending"
      customerPartnerId={partner.id}
      channelPartnerId={account.channelPartnerId}
      userId={account.id}
    >
      <AppLayout account={account} partner={partner} onPartnerChange={setPartnerId} onSignOut={leave}>
        <Suspense fallback={<p className="loading">{t('opening')}</p>}>
          <Switch>
            <Route path="/send">
              <SendMoneyPage partner={partner} />
            </Route>
            <Route path="/activity/:operationId?">
              {({ operationId }) => <ActivityPage operationId={operationId} />}
            </Route>
            {account.isOperator && (
              <Route path="/inbox">
                <InboxPage partner={partner} />
              </Route>
            )}
            <Route>
              <OverviewPage account={account} />
            </Route>
          </Switch>
        </Suspense>
      </AppLayout>
    </LendingProvider>
  )
}
