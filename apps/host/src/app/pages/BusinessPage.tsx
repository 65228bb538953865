import { CustomerPartnerDetails } from '@onlend/widgets/customer-partner-details'
import { LockboxAccountCard } from '@onlend/widgets/lockbox-account-card'
import type { ReactElement } from 'react'

/** What the service holds about the business, and the account that it receives money in. */
export function BusinessPage(): ReactElement {
  return (
    <div className="business">
      <CustomerPartnerDetails />
      <LockboxAccountCard />
    </div>
  )
}
