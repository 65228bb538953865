import { CreditLimitCard } from '@onlend/widgets/credit-limit-card'
import { CustomerPartnerDetails } from '@onlend/widgets/customer-partner-details'
import { LockboxAccountCard } from '@onlend/widgets/lockbox-account-card'
import { OperationHistory } from '@onlend/widgets/operation-history'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { useWords } from '../words/useWords.ts'

type PartnerPageProps = {
  customerPartnerId: string
  isActedFor: boolean
  onActFor: () => void
}

/** For a channel partner: one of its businesses, and the way to act for it. */
export function PartnerPage({ customerPartnerId, isActedFor, onActFor }: PartnerPageProps): ReactElement {
  const t = useWords()
  return (
    <div className="stack">
      <div className="page-title-wide">
        <p className="back">
          <Link href="/partners">{t('allPartners')}</Link>
        </p>
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
          <CustomerPartnerDetails customerPartnerId={customerPartnerId} />
          <OperationHistory customerPartnerId={customerPartnerId} pageSize={5} />
        </div>
        <div className="stack">
          <CreditLimitCard customerPartnerId={customerPartnerId} />
          <LockboxAccountCard customerPartnerId={customerPartnerId} explain={false} />
        </div>
      </div>
    </div>
  )
}
