import { ReconcileRepaymentsForm } from '@onlend/widgets/reconcile-repayments-form'
import type { ReactElement } from 'react'
import type { ActedFor } from '../acting-for/ActedFor.ts'
import { FormPage } from '../form-page/FormPage.tsx'
import { PageTitle } from '../layout/PageTitle.tsx'
import { useWords } from '../words/useWords.ts'

/** Reports that a client has paid. */
export function NewRepaymentPage({ partner }: { partner: ActedFor }): ReactElement {
  const t = useWords()
  return (
    <FormPage about="repayment">
      <PageTitle name={t('repayment')} />
      <ReconcileRepaymentsForm hideTitle {...(partner.currency !== null && { currency: partner.currency })} />
    </FormPage>
  )
}
