import type { ReactElement } from 'react'
import { Link, useLocation } from 'wouter'
import type { Account } from '../account/Account.ts'
import { useWords } from '../words/useWords.ts'
import { AppIcon } from './AppIcon.tsx'
import type { FoundPage } from './findPage.ts'
import { PageCount } from './PageCount.tsx'
import { type Place, places } from './places.ts'

type PlaceMenuProps = { account: Account; shown: readonly Place[]; current: FoundPage | null }

/** The places: tabs within a thumb's reach on a phone, a rail at the side of a wide screen. A channel partner at a business has one line back. */
export function PlaceMenu({ account, shown, current }: PlaceMenuProps): ReactElement {
  const t = useWords()
  const [location] = useLocation()
  const [back] = places.channel
  return (
    <nav className="app-nav" aria-label={t('main')}>
      {shown === places.business && account.channelPartnerId !== null && back && (
        <Link href={back.pages[0].path} className="tab tab-back">
          <AppIcon path="M20 12H5m0 0 6-6m-6 6 6 6" />
          <span className="tab-text">{t(back.word)}</span>
        </Link>
      )}
      {shown
        .filter(({ isFor }) => isFor === undefined || isFor(account))
        .map((place) => (
          <Link
            key={place.word}
            href={place.pages[0].path}
            className="tab"
            aria-current={
              place !== current?.place ? undefined : place.pages[0].path === location ? 'page' : 'true'
            }
          >
            <AppIcon path={place.icon} />
            <span className="tab-text">
              {t(place.word)}
              <PageCount account={account} pages={place.pages} />
            </span>
          </Link>
        ))}
    </nav>
  )
}
