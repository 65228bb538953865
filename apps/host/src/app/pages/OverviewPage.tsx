import { ActiveDrawdownCard } from '@onlend/widgets/active-drawdown-card'
import { CreditLimitCard } from '@onlend/widgets/credit-limit-card'
import { OperationHistory } from '@onlend/widgets/operation-history'
import type { ReactElement } from 'react'
import { Link, useLocation } from 'wouter'
import type { Account } from '../account/Account.ts'

/** How the business stands: what it may draw, what it owes, what moved lately. */
export function OverviewPage({ account }: { account: Account }): ReactElement {
  const [, navigate] = useLocation()
  const [firstName] = account.displayName.split(' ')
  return (
    <>
      <div className="page-title page-title-wide">
        <div>
          <h1>Hello, {firstName}</h1>
          <p>Your credit and your money, as of now.</p>
        </div>
        <div className="actions">
          <Link href="/send" className="button">
            Send money
          </Link>
        </div>
      </div>
      <div className="overview">
        <div className="overview-limit">
          <CreditLimitCard />
        </div>
        <div className="overview-drawdown">
          <ActiveDrawdownCard />
        </div>
        <div className="overview-activity">
          <OperationHistory pageSize={5} onSelect={(operation) => navigate(`/activity/${operation.id}`)} />
        </div>
      </div>
    </>
  )
}
