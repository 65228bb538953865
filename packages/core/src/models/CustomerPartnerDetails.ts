import { CustomerPartner } from './CustomerPartner.ts'
import { LockboxAccount } from './LockboxAccount.ts'
import { model, orNone } from '../readers/shapes.ts'

/** A customer partner with its lockbox account (Partner API, Endpoint 12). */
export type CustomerPartnerDetails = CustomerPartner & {
  /** The lockbox account; `null` while the partner has none. */
  lockbox_account: LockboxAccount | null
}

/** The reader of a customer partner with its lockbox account. */
export const CustomerPartnerDetails = model<CustomerPartnerDetails>({
  ...CustomerPartner.shape,
  lockbox_account: orNone(LockboxAccount),
})
