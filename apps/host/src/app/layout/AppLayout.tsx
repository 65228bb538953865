import { useOperations } from '@onlend/hooks'
import { useWidgetWords } from '@onlend/widgets'
import { ActingFor } from '@onlend/widgets/acting-for'
import { type ReactElement, type ReactNode, useRef } from 'react'
import type { Account } from '../account/Account.ts'
import { canChangeBusiness } from '../acting-for/canChangeBusiness.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { AppIcon } from './AppIcon.tsx'
import { appPages } from './appPages.ts'
import { useWords } from '../words/useWords.ts'
import { Brand } from './Brand.tsx'
import { NavLink } from './NavLink.tsx'
import { PageFooter } from './PageFooter.tsx'
import { useFocusOnNavigation } from './useFocusOnNavigation.ts'

type AppLayoutProps = {
  account: Account
  /** Of the business that the person acts for; `null` while it is not known. */
  businessName: string | null
  /** Whether the business may be the person's own; of another nothing is asked. */
  isActing: boolean
  onPartnerChange: (id: string) => void
  onSignOut: () => void
  children: ReactNode
}

/** Tabs within a thumb's reach on a phone, a rail at the side on a wide screen. */
export function AppLayout({
  account,
  businessName,
  isActing,
  onPartnerChange,
  onSignOut,
  children,
}: AppLayoutProps): ReactElement {
  const t = useWords()
  const content = useRef<HTMLElement>(null)
  useFocusOnNavigation(content)
  const canChange = isActing && canChangeBusiness(account)
  const hasWords = useWidgetWords(...(canChange ? ['acting-for'] : []))
  return (
    <div className="app">
      <a className="skip" href="#content">
        {t('skip')}
      </a>
      <div className="app-top">
        <header className="app-header">
          <Brand {...(businessName !== null && { note: businessName })} />
          <AccountMenu onSignOut={onSignOut} />
        </header>
        {canChange && hasWords && (
          <ActingFor
            {...(businessName !== null && { name: businessName })}
            partners={account.customerPartners}
            onChange={onPartnerChange}
          />
        )}
      </div>
      <nav className="app-nav" aria-label={t('main')}>
        {appPages
          .filter((page) => page.isFor(account))
          .map((page) => (
            <NavLink
              key={page.path}
              path={page.path}
              icon={page.icon}
              on={page.isTab(account) ? 'both' : 'rail'}
            >
              {t(page.word)}
              {page.word === 'approvals' && <WaitingCount />}
            </NavLink>
          ))}
        <NavLink path="/more" icon="M5 12h.01M12 12h.01M19 12h.01" on="bar">
          {t('more')}
        </NavLink>
        {account.sandboxControlUrl && (
          <a
            className="tab tab-quiet"
            data-on="rail"
            href={account.sandboxControlUrl}
            target="_blank"
            rel="noreferrer"
          >
            <AppIcon path="M9 3v6l-5 9a2 2 0 0 0 2 3h12a2 2 0 0 0 2-3l-5-9V3M8 3h8" />
            {t('sandbox')}
          </a>
        )}
      </nav>
      <div className="app-content">
        <main ref={content} id="content" tabIndex={-1} className="app-main">
          {children}
        </main>
        <PageFooter />
      </div>
    </div>
  )
}

/** How many operations of the business wait for a second person; nothing while it is none, or not known. */
function WaitingCount(): ReactNode {
  const { data = [] } = useOperations({ inState: 'awaiting_approval' })
  return data.length > 0 && <span className="count"> {data.length}</span>
}
