import type { ReactNode } from 'react'
import { ActiveDrawdownCard } from '../../src/active-drawdown-card/ActiveDrawdownCard.tsx'
import { CreditLimitCard } from '../../src/credit-limit-card/CreditLimitCard.tsx'
import { OperationHistory } from '../../src/operation-history/OperationHistory.tsx'

const nothing = () => {}

/** A page as a partner would put it together: what may be drawn, what is owed, what was sent. */
export function PartnerPage(): ReactNode {
  return (
    <div className="partner-page">
      <CreditLimitCard onRequestDrawdown={nothing} />
      <ActiveDrawdownCard onRepay={nothing} onRequestDrawdown={nothing} />
      <OperationHistory onSelect={nothing} />
    </div>
  )
}
