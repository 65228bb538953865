import { RequestDrawdownForm } from '@onlend/widgets/request-drawdown-form'
import type { ReactElement } from 'react'
import { useLocation } from 'wouter'
import type { ActedFor } from '../acting-for/ActedFor.ts'
import { FormPage } from '../form-page/FormPage.tsx'
import { PageTitle } from '../layout/PageTitle.tsx'
import { useWords } from '../words/useWords.ts'

/** Asks for money into the lockbox. */
export function DrawdownPage({ partner }: { partner: ActedFor }): ReactElement {
  const t = useWords()
  const [, navigate] = useLocation()
  return (
    <FormPage about="drawdown">
      <PageTitle name={t('drawdown')} />
      <RequestDrawdownForm
        hideTitle
        {...(partner.currency !== null && { currency: partner.currency })}
        onWithdraw={() => navigate('/withdraw')}
      />
    </FormPage>
  )
}
