import { CreateBusinessForm } from '@onlend/widgets/create-business-form'
import { useCustomerPartners } from '@onlend/hooks'
import { type ReactElement, useMemo } from 'react'
import { Link } from 'wouter'
import type { Account } from '../account/Account.ts'
import { regions } from '../locale/regions.ts'
import { useWords } from '../words/useWords.ts'
import { FormPage } from '../form-page/FormPage.tsx'
import { PageTitle } from '../layout/PageTitle.tsx'

type NewPartnerPageProps = {
  account: Account
  onActFor: (customerPartnerId: string, page: string) => void
}

/** For a channel partner: takes a business on, and may go on with its documents at once. */
export function NewPartnerPage({ account, onActFor }: NewPartnerPageProps): ReactElement {
  const t = useWords()
  const partners = useCustomerPartners()
  const firstCountries = useMemo(() => listCountries(account.customerPartners), [account])
  return (
    <FormPage about="partner">
      <p className="back">
        <Link href="/partners">{t('allPartners')}</Link>
      </p>
      <PageTitle name={t('newPartner')} />
      <CreateBusinessForm
        hideTitle
        firstCountries={firstCountries}
        onCreated={() => void partners.refetch()}
        onStartAssessment={({ customerPartnerId }) => onActFor(customerPartnerId, '/assessment')}
      />
    </FormPage>
  )
}

/** The regions of the lender's countries; the country of most of the account's businesses comes first. */
function listCountries(partners: Account['customerPartners']): string[] {
  const count = (name: string) => partners.filter(({ country }) => country === name).length
  return Object.entries(regions)
    .sort(([one], [other]) => count(other) - count(one))
    .map(([, region]) => region)
}
