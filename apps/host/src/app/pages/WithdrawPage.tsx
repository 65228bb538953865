import { WithdrawForm } from '@onlend/widgets/withdraw-form'
import type { ReactElement } from 'react'
import type { Beneficiary, Correspondent } from '@onlend/hooks/forms'
import { useQuery } from '@tanstack/react-query'
import type { ActedFor } from '../acting-for/ActedFor.ts'
import { useWords } from '../words/useWords.ts'
import { FormPage } from '../form-page/FormPage.tsx'
import { PageTitle } from '../layout/PageTitle.tsx'

/** Withdraws money from the lockbox. */
export function WithdrawPage({ partner }: { partner: ActedFor }): ReactElement {
  const t = useWords()
  const beneficiaries = useBeneficiaries(partner.id)
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
        correspondents={correspondents[partner.country] ?? []}
      />
    </FormPage>
  )
}

const none: readonly Beneficiary[] = []

/** The beneficiaries of a business, from the host's own records; they come with the page that offers them, or are read when it is opened. */
function useBeneficiaries(customerPartnerId: string): readonly Beneficiary[] {
  const { data = none } = useQuery({
    queryKey: ['beneficiaries', customerPartnerId],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<readonly Beneficiary[]> => {
      const response = await fetch(`/beneficiaries/${encodeURIComponent(customerPartnerId)}`, {
        signal,
        cache: 'no-store',
      })
      if (!response.ok) throw new Error('The beneficiaries could not be read.')
      return response.json()
    },
  })
  return data
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
