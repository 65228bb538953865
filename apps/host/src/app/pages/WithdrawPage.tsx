import { WithdrawForm } from '@onlend/widgets/withdraw-form'
import type { ReactElement } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'
import type { ActedFor } from '../acting-for/ActedFor.ts'
import { useBeneficiaries } from '../acting-for/useBeneficiaries.ts'
import { useWords } from '../words/useWords.ts'
import { FormPage } from '../form-page/FormPage.tsx'
import { PageTitle } from '../layout/PageTitle.tsx'

/** Withdraws money from the lockbox. */
export function WithdrawPage({ partner }: { partner: ActedFor }): ReactElement {
  const t = useWords()
  const beneficiaries = useBeneficiaries(partner.id)
  const recipientKey = readRecipientKey(useHistoryState())
  // Banks are listed by country; a form with the wrong ones would be worse than none.
  if (partner.country === null) {
    return (
      <>
        <PageTitle name={t('withdraw')} />
        <p className="panel" role="alert">
          {t('noCountry', { name: partner.name })}
        </p>
      </>
    )
  }
  return (
    <FormPage about="withdraw">
      <PageTitle name={t('withdraw')} />
      <WithdrawForm
        hideTitle
        country={partner.country}
        {...(partner.currency !== null && { currency: partner.currency })}
        beneficiaries={beneficiaries}
        {...(recipientKey !== null && { recipientKey })}
      />
    </FormPage>
  )
}

/** The recipient that a person chose on the page before. */
function readRecipientKey(state: unknown): string | null {
  const key =
    typeof state === 'object' && state !== null && 'recipientKey' in state ? state.recipientKey : null
  return typeof key === 'string' ? key : null
}
