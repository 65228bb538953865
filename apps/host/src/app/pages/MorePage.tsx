import type { ReactElement } from 'react'
import { Link } from 'wouter'
import type { Account } from '../account/Account.ts'
import { AppIcon } from '../layout/AppIcon.tsx'
import { appPages } from '../layout/appPages.ts'
import { useWords } from '../words/useWords.ts'
import { PageTitle } from '../layout/PageTitle.tsx'

/** On a phone: every page that has no place on the bar. */
export function MorePage({ account }: { account: Account }): ReactElement {
  const t = useWords()
  const pages = appPages.filter((page) => page.isFor(account) && !page.isTab(account))
  return (
    <div className="narrow">
      <PageTitle name={t('more')} />
      <ul className="menu">
        {pages.map(({ path, word, icon }) => (
          <li key={path}>
            <Link href={path} className="menu-link">
              <AppIcon path={icon} />
              {t(word)}
            </Link>
          </li>
        ))}
        {account.sandboxControlUrl && (
          <li>
            <a className="menu-link" href={account.sandboxControlUrl} target="_blank" rel="noreferrer">
              <AppIcon path="M9 3v6l-5 9a2 2 0 0 0 2 3h12a2 2 0 0 0 2-3l-5-9V3M8 3h8" />
              {t('sandbox')}
            </a>
          </li>
        )}
      </ul>
    </div>
  )
}
