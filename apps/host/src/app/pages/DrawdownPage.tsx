import { RequestDrawdownForm } from '@onlend/widgets/request-drawdown-form'
import type { ReactElement } from 'react'
import { useLocation } from 'wouter'
import type { ActedFor } from '../acting-for/ActedFor.ts'

/** Asks for money into the lockbox. */
export function DrawdownPage({ partner }: { partner: ActedFor }): ReactElement {
  const [, navigate] = useLocation()
  return (
    <div className="narrow">
      <RequestDrawdownForm
        {...(partner.currency !== null && { currency: partner.currency })}
        onWithdraw={() => navigate('/withdraw')}
      />
    </div>
  )
}
