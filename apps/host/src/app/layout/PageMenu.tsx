import { type ReactElement, useLayoutEffect, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import type { Account } from '../account/Account.ts'
import { useWords } from '../words/useWords.ts'
import type { FoundPage } from './findPage.ts'
import { PageCount } from './PageCount.tsx'

type PageMenuProps = { account: Account; current: FoundPage }

/** The pages of a place, at their head; a line that is longer than a phone is wide scrolls sideways. */
export function PageMenu({ account, current: { place, page } }: PageMenuProps): ReactElement | null {
  const t = useWords()
  const [location] = useLocation()
  const menu = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const line = menu.current?.getBoundingClientRect()
    const link = menu.current?.querySelector('[aria-current]')?.getBoundingClientRect()
    if (line && link && (link.left < line.left || link.right > line.right))
      menu.current?.scrollBy((link.left + link.right - line.left - line.right) / 2, 0)
  }, [location])
  if (place.pages.length === 1) return null
  return (
    <nav ref={menu} className="page-menu" aria-label={t(place.word)}>
      {place.pages.map((one) => (
        <Link
          key={one.path}
          href={one.path}
          className="page-link"
          aria-current={one !== page ? undefined : one.path === location ? 'page' : 'true'}
        >
          {t(one.word)}
          <PageCount account={account} pages={[one]} />
        </Link>
      ))}
    </nav>
  )
}
