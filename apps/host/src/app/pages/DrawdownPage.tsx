import { DrawdownRequestForm } from '@onlend/widgets/drawdown-request-form'
import type { ReactElement } from 'react'
import { useLocation } from 'wouter'

/** Asks for money into the lockbox. */
export function DrawdownPage(): ReactElement {
  const [, navigate] = useLocation()
  return (
    <div className="narrow">
      <DrawdownRequestForm onWithdraw={() => navigate('/send')} />
    </div>
  )
}
