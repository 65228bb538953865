import { RepaymentForm } from '@onlend/widgets/repayment-form'
import type { ReactElement } from 'react'
import type { AccountPartner } from '../account/Account.ts'

/** Reports that a client has paid. */
export function NewRepaymentPage({ partner }: { partner: AccountPartner }): ReactElement {
  return (
    <div className="narrow">
      <RepaymentForm {...(partner.currency !== null && { currency: partner.currency })} />
    </div>
  )
}
