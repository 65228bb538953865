import { CreditUsageChart } from '@onlend/widgets/credit-usage-chart'
import { CustomerPartnerDetails } from '@onlend/widgets/customer-partner-details'
import { LockboxAccountCard } from '@onlend/widgets/lockbox-account-card'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { besideTheAccount } from './besideTheAccount.ts'
import { PageTitle } from '../layout/PageTitle.tsx'
import { useWords } from '../words/useWords.ts'

/** The page of the service's data about the business, and of its account for incoming money. */
export function BusinessPage(): ReactElement {
  const t = useWords()
  return (
    <>
      <PageTitle name={t('business')} />
      <div className="business">
        <CustomerPartnerDetails sections={besideTheAccount} />
        <div className="stack">
          <LockboxAccountCard />
          <p className="note">
            <Link href="/lockbox/reconciliation">{t('reconcileLockbox')}</Link>
          </p>
          <CreditUsageChart />
        </div>
      </div>
    </>
  )
}
