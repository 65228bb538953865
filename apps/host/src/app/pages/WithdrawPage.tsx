import { WithdrawForm } from '@onlend/widgets/withdraw-form'
import type { ReactElement } from 'react'
import type { Correspondent } from '@onlend/hooks/forms'
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
        correspondents={correspondents[partner.country] ?? []}
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

/** The mobile-money operators of each country; the service does not list them, so the host does. */
const correspondents: Readonly<Record<string, readonly Correspondent[]>> = {
  ghana: [
    { id: 'MTN_MOMO_GHA', name: 'MTN MoMo' },
    { id: 'TELECEL_GHA', name: 'Telecel Cash' },
    { id: 'AT_MONEY_GHA', name: 'AT Money' },
  ],
  nigeria: [
    { id: 'MTN_MOMO_NGA', name: 'MTN MoMo' },
    { id: 'AIRTEL_SMARTCASH_NGA', name: 'Airtel SmartCash' },
  ],
}
