import { RegisterCustomerForm } from '@onlend/widgets/register-customer-form'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import type { AccountPartner } from '../account/Account.ts'
import { useWords } from '../words/useWords.ts'

/** Registers a customer, without documents. */
export function NewCustomerPage({ partner }: { partner: AccountPartner }): ReactElement {
  const t = useWords()
  return (
    <div className="narrow stack">
      <p className="back">
        <Link href="/customers">{t('allCustomers')}</Link>
      </p>
      <RegisterCustomerForm country={partner.country} autoFill={false} />
    </div>
  )
}
