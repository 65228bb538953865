import { ActingFor } from '@onlend/widgets/acting-for'
import { type ReactElement, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import type { Account } from '../account/Account.ts'
import { useWords } from '../words/useWords.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { Brand } from './Brand.tsx'
import { PageFooter } from './PageFooter.tsx'
import { PageMenu } from './PageMenu.tsx'
import { PlaceMenu } from './PlaceMenu.tsx'
import { findPage } from './findPage.ts'
import { places } from './places.ts'

type AppLayoutProps = {
  account: Account
  /** The name of the business that the person acts for; `null` while it is not known. */
  businessName: string | null
  /** Whether the business may be the person's own; the app reads nothing of any other. */
  isActing: boolean
  /** Whether the page is shown alone, such as inside a phone app, which has its own frame. */
  isBare: boolean
  onPartnerChange: (id: string) => void
  onSignOut: () => void
  children: ReactNode
}

/** The frame of every page: the brand, the account, the places, and, at a business, its name. */
export function AppLayout({
  account,
  businessName,
  isActing,
  isBare,
  onPartnerChange,
  onSignOut,
  children,
}: AppLayoutProps): ReactElement {
  const t = useWords()
  const content = useRef<HTMLElement>(null)
  const [location] = useLocation()
  useFocusOnNavigation(content)
  const ofAll = account.channelPartnerId === null ? null : findPage(places.channel, location)
  const isOfAll = ofAll !== null
  const current = ofAll ?? findPage(places.business, location)
  const name = isOfAll ? null : businessName
  const canChange = account.channelPartnerId !== null || account.customerPartners.length > 1
  const main = (
    <main ref={content} id="content" tabIndex={-1} className="app-main">
      {children}
    </main>
  )
  if (isBare) return <div className="app-bare">{main}</div>
  return (
    <div className="app">
      <a className="skip" href="#content">
        {t('skip')}
      </a>
      <div className="app-top">
        <header className="app-header">
          <Brand {...(name !== null && { note: name })} />
          <AccountMenu account={account} onSignOut={onSignOut} />
        </header>
        {isActing && !isOfAll && canChange && (
          <ActingFor
            {...(name !== null && { name })}
            partners={account.customerPartners}
            onChange={onPartnerChange}
          />
        )}
      </div>
      <PlaceMenu account={account} shown={isOfAll ? places.channel : places.business} current={current} />
      <div className="app-content">
        {current && <PageMenu account={account} current={current} />}
        {main}
        <PageFooter />
      </div>
    </div>
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
