import { useOperations } from '@onlend/hooks'
import { ActingFor } from '@onlend/widgets/acting-for'
import { type ReactElement, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import type { Account } from '../account/Account.ts'
import { canChangeBusiness } from '../acting-for/canChangeBusiness.ts'
import { useScheme } from './useScheme.ts'
import { AppIcon } from './AppIcon.tsx'
import { appPages } from './appPages.ts'
import { useWords } from '../words/useWords.ts'
import { Brand } from './Brand.tsx'
import { PageFooter } from './PageFooter.tsx'

type AppLayoutProps = {
  account: Account
  /** The name of the business that the person acts for; `null` while it is not known. */
  businessName: string | null
  /** Whether the business may be the person's own; the app reads nothing of any other. */
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
        {canChange && (
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

/** The number of the business's operations that wait for a second person; empty for none, and before it is known. */
function WaitingCount(): ReactNode {
  const { data = [] } = useOperations({ inState: 'awaiting_approval' })
  return data.length > 0 && <span className="count"> {data.length}</span>
}

const schemeIcons = {
  auto: 'M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18M12 8h4M12 12h5M12 16h4',
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2 12h2M20 12h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4',
  dark: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z',
} as const

/** The colour scheme, and the way out. */
function AccountMenu({ onSignOut }: { onSignOut: () => void }): ReactElement {
  const t = useWords()
  const { scheme, next } = useScheme()
  return (
    <div className="account">
      <button
        type="button"
        className="quiet"
        onClick={next}
        aria-label={t('colours', { scheme: t(scheme) })}
        title={t(scheme)}
      >
        <AppIcon path={schemeIcons[scheme]} />
      </button>
      <button
        type="button"
        className="quiet"
        onClick={onSignOut}
        aria-label={t('signOut')}
        title={t('signOut')}
      >
        <AppIcon path="M14 4H6a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h8M10 12h10m0 0-4-4m4 4-4 4" />
      </button>
    </div>
  )
}

type NavLinkProps = {
  path: string
  icon: string
  /** Shown on a phone's bar, on the rail of a wide screen, or on both. */
  on: 'bar' | 'rail' | 'both'
  children: ReactNode
}

/** One way through the app. */
function NavLink({ path, icon, on, children }: NavLinkProps): ReactElement {
  const [location] = useLocation()
  // `/customers/new` belongs to `/customers`, and every page to `/`.
  const isCurrent = path === '/' ? location === '/' : location === path || location.startsWith(`${path}/`)
  return (
    <Link href={path} className="tab" data-on={on} aria-current={isCurrent ? 'page' : undefined}>
      <AppIcon path={icon} />
      <span className="tab-text">{children}</span>
    </Link>
  )
}

/**
 * Leads a person who goes to another page to its beginning, with the focus too, so that a screen reader says its name. A page that has
 * taken the focus itself keeps it; after going back the browser shows the place that was left.
 */
function useFocusOnNavigation(content: RefObject<HTMLElement | null>): void {
  const [location] = useLocation()
  const last = useRef(location)
  const isBack = useRef(false)
  useEffect(() => {
    const note = () => {
      isBack.current = true
    }
    // Before the router's own, which draws the page at once.
    window.addEventListener('popstate', note, true)
    return () => window.removeEventListener('popstate', note, true)
  }, [])
  useEffect(() => {
    if (last.current === location) return
    last.current = location
    if (!isBack.current) window.scrollTo(0, 0)
    isBack.current = false
    const { current } = content
    if (current === null || current.contains(document.activeElement)) return
    const heading = current.querySelector<HTMLElement>('h1')
    ;(heading ?? current).focus({ preventScroll: true })
  }, [location, content])
}
