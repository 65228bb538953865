import { ReconcileRepaymentsForm } from '@onlend/widgets/reconcile-repayments-form'
import type { ReactElement } from 'react'
import type { ActedFor } from '../acting-for/ActedFor.ts'

/** Reports that a client has paid. */
export function NewRepaymentPage({ partner }: { partner: ActedFor }): ReactElement {
  return (
    <div className="narrow">
      <ReconcileRepaymentsForm {...(partner.currency !== null && { currency: partner.currency })} />
    </div>
  )
}
