import { CreateBusinessForm } from '@onlend/widgets/create-business-form'
import { useCustomerPartners } from '@onlend/hooks'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { useWords } from '../words/useWords.ts'
import { FormPage } from '../form-page/FormPage.tsx'
import { PageTitle } from '../layout/PageTitle.tsx'

type NewPartnerPageProps = { onActFor: (customerPartnerId: string, page: string) => void }

/** For a channel partner: takes a business on, and may go on with its documents at once. */
export function NewPartnerPage({ onActFor }: NewPartnerPageProps): ReactElement {
  const t = useWords()
  const partners = useCustomerPartners()
  return (
    <FormPage about="partner">
      <p className="back">
        <Link href="/partners">{t('allPartners')}</Link>
      </p>
      <PageTitle name={t('newPartner')} />
      <CreateBusinessForm
        hideTitle
        onCreated={() => void partners.refetch()}
        onStartAssessment={({ customerPartnerId }) => onActFor(customerPartnerId, '/assessment')}
      />
    </FormPage>
  )
}
