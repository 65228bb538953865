import { CreditLimitCard } from '@onlend/widgets/credit-limit-card'
import { CreditUsageChart } from '@onlend/widgets/credit-usage-chart'
import { CustomerPartnerDetails } from '@onlend/widgets/customer-partner-details'
import { LockboxAccountCard } from '@onlend/widgets/lockbox-account-card'
import { OperationHistory } from '@onlend/widgets/operation-history'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { besideTheAccount } from './besideTheAccount.ts'
import { useWords } from '../words/useWords.ts'
import { PageTitle } from '../layout/PageTitle.tsx'

type PartnerPageProps = {
  customerPartnerId: string
  /** `null` where only the service knows it. */
  name: string | null
  isActedFor: boolean
  onActFor: () => void
}

/** For a channel partner: one of its businesses, and the way to act for it. */
export function PartnerPage({
  customerPartnerId,
  name,
  isActedFor,
  onActFor,
}: PartnerPageProps): ReactElement {
  const t = useWords()
  return (
    <div className="stack">
      <p className="back">
        <Link href="/partners">{t('allPartners')}</Link>
      </p>
      <div className="page-title-wide">
        <PageTitle name={name ?? t('business')} />
        {isActedFor ? (
          <p className="badge">{t('actedFor')}</p>
        ) : (
          <button type="button" className="button" onClick={onActFor}>
            {t('actForThis')}
          </button>
        )}
      </div>
      <div className="business">
        <div className="stack">
          <CustomerPartnerDetails customerPartnerId={customerPartnerId} sections={besideTheAccount} />
          <OperationHistory customerPartnerId={customerPartnerId} pageSize={5} />
        </div>
        <div className="stack">
          <CreditLimitCard customerPartnerId={customerPartnerId} />
          <LockboxAccountCard customerPartnerId={customerPartnerId} explain={false} />
          <CreditUsageChart customerPartnerId={customerPartnerId} />
        </div>
      </div>
    </div>
  )
}
