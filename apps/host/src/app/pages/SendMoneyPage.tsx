import { WithdrawForm } from '@onlend/widgets/withdraw-form'
import type { ReactElement } from 'react'
import type { AccountPartner } from '../account/Account.ts'
import { correspondents } from '../correspondents.ts'

/** Sends money out of the lockbox. */
export function SendMoneyPage({ partner }: { partner: AccountPartner }): ReactElement {
  return (
    <div className="narrow">
      <WithdrawForm
        country={partner.country}
        {...(partner.currency !== null && { currency: partner.currency })}
        correspondents={correspondents[partner.country] ?? []}
      />
    </div>
  )
}
