import type { ReactElement } from 'react'
import { Link } from 'wouter'
import type { Account } from '../account/Account.ts'
import { useWords } from '../words/useWords.ts'
import { writePartnerPath } from './writePartnerPath.ts'
import { PageTitle } from '../layout/PageTitle.tsx'

/** For an address of a business that the person may not act for, or that is none: says so, and leads to their own. */
export function NotYoursPage({ account }: { account: Account }): ReactElement {
  const t = useWords()
  return (
    <div className="narrow stack" role="alert">
      <PageTitle name={t('notYours')} />
      <p>{t('notYoursText', { name: account.displayName })}</p>
      {account.customerPartners.length > 0 && (
        <ul className="menu">
          {account.customerPartners.map(({ id, name }) => (
            <li key={id}>
              <Link href={`~${writePartnerPath(id)}`} className="menu-link">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
