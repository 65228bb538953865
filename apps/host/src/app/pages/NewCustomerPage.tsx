import { useQueryClient } from '@tanstack/react-query'
import { RegisterCustomerForm } from '@onlend/widgets/register-customer-form'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import type { ActedFor } from '../acting-for/ActedFor.ts'
import { useWords } from '../words/useWords.ts'
import { FormPage } from '../form-page/FormPage.tsx'
import { PageTitle } from '../layout/PageTitle.tsx'

/** Registers a customer, with a photo ID where there is one. */
export function NewCustomerPage({ partner }: { partner: ActedFor }): ReactElement {
  const t = useWords()
  const queryClient = useQueryClient()
  return (
    <FormPage about="customer">
      <p className="back">
        <Link href="/customers">{t('allCustomers')}</Link>
      </p>
      <PageTitle name={t('newCustomer')} />
      <RegisterCustomerForm
        hideTitle
        {...(partner.country !== null && { country: partner.country })}
        documents="optional"
        autoFill={false}
        // Shows the page's own sign-in; the typed values and the staged files are still there afterwards.
        onSignIn={() => void queryClient.invalidateQueries({ queryKey: ['account'] })}
      />
    </FormPage>
  )
}
