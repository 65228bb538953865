import { CreateBusinessForm } from '@onlend/widgets/create-business-form'
import { useCustomerPartners } from '@onlend/hooks'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { useWords } from '../words/useWords.ts'

/** For a channel partner: takes a business on. */
export function NewPartnerPage(): ReactElement {
  const t = useWords()
  const partners = useCustomerPartners()
  return (
    <div className="narrow stack">
      <p className="back">
        <Link href="/partners">{t('allPartners')}</Link>
      </p>
      <CreateBusinessForm onCreated={() => void partners.refetch()} />
    </div>
  )
}
