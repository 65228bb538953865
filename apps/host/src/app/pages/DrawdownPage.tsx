import { RequestDrawdownForm } from '@onlend/widgets/request-drawdown-form'
import type { ReactElement } from 'react'
import { useLocation } from 'wouter'
import type { ActedFor } from '../acting-for/ActedFor.ts'
import { PageTitle } from '../layout/PageTitle.tsx'
import { useWords } from '../words/useWords.ts'

/** Asks for money into the lockbox. */
export function DrawdownPage({ partner }: { partner: ActedFor }): ReactElement {
  const t = useWords()
  const [, navigate] = useLocation()
  return (
    <div className="narrow">
      <PageTitle name={t('drawdown')} />
      <RequestDrawdownForm
        hideTitle
        {...(partner.currency !== null && { currency: partner.currency })}
        onWithdraw={() => navigate('/withdraw')}
      />
    </div>
  )
}
