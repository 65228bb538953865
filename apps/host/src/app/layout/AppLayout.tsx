import type { ReactElement, ReactNode } from 'react'
import { Link, useRoute } from 'wouter'
import type { Account, AccountPartner } from '../account/Account.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { AppIcon } from './AppIcon.tsx'
import { useWords } from '../words/useWords.ts'
import { Brand } from './Brand.tsx'
import { PageFooter } from './PageFooter.tsx'

type AppLayoutProps = {
  account: Account
  partner: AccountPartner
  onPartnerChange: (id: string) => void
  onSignOut: () => void
  children: ReactNode
}

/** Tabs within a thumb's reach on a phone, a rail at the side on a wide screen. */
export function AppLayout({
  account,
  partner,
  onPartnerChange,
  onSignOut,
  children,
}: AppLayoutProps): ReactElement {
  const t = useWords()
  return (
    <div className="app">
      <a className="skip" href="#content">
        {t('skip')}
      </a>
      <header className="app-header">
        <Brand note={account.customerPartners.length > 1 ? account.displayName : partner.name} />
        <AccountMenu
          account={account}
          partner={partner}
          onPartnerChange={onPartnerChange}
          onSignOut={onSignOut}
        />
      </header>
      <nav className="app-nav" aria-label={t('main')}>
        <Tab href="/" icon="M3 11.5 12 4l9 7.5V20a1 1 0 0 1-1 1h-5v-6H9v6H4a1 1 0 0 1-1-1z">
          {t('overview')}
        </Tab>
        <Tab href="/send" icon="M4 12h14m0 0-6-6m6 6-6 6">
          {t('send')}
        </Tab>
        <Tab href="/activity" icon="M4 6h16M4 12h16M4 18h10">
          {t('activity')}
        </Tab>
        {account.isOperator && (
          <Tab href="/inbox" icon="M4 13h4l1.5 3h5L16 13h4M4 13v5a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-5L17 5H7z">
            {t('inbox')}
          </Tab>
        )}
        {account.sandboxControlUrl && (
          <a className="tab tab-quiet" href={account.sandboxControlUrl} target="_blank" rel="noreferrer">
            <AppIcon path="M9 3v6l-5 9a2 2 0 0 0 2 3h12a2 2 0 0 0 2-3l-5-9V3M8 3h8" />
            {t('sandbox')}
          </a>
        )}
      </nav>
      <main id="content" tabIndex={-1} className="app-content">
        {children}
        <PageFooter />
      </main>
    </div>
  )
}

function Tab({ href, icon, children }: { href: string; icon: string; children: ReactNode }): ReactElement {
  const [isCurrent] = useRoute(href === '/activity' ? '/activity/*?' : href)
  return (
    <Link href={href} className="tab" aria-current={isCurrent ? 'page' : undefined}>
      <AppIcon path={icon} />
      {children}
    </Link>
  )
}
