import { CreateBusinessForm } from '@onlend/widgets/create-business-form'
import { useCustomerPartners } from '@onlend/hooks'
import type { ReactElement } from 'react'
import { Link, useLocation } from 'wouter'
import { useWords } from '../words/useWords.ts'

/** For a channel partner: takes a business on, and may go on with its documents at once. */
export function NewPartnerPage({ onPartnerChange }: { onPartnerChange: (id: string) => void }): ReactElement {
  const t = useWords()
  const [, navigate] = useLocation()
  const partners = useCustomerPartners()
  return (
    <div className="narrow stack">
      <p className="back">
        <Link href="/partners">{t('allPartners')}</Link>
      </p>
      <CreateBusinessForm
        onCreated={() => void partners.refetch()}
        onStartAssessment={({ customerPartnerId }) => {
          onPartnerChange(customerPartnerId)
          navigate('/assessment')
        }}
      />
    </div>
  )
}
