import { model } from '../schema/model.ts'
import { orNone } from '../schema/absentValues.ts'
import { CustomerPartner } from './CustomerPartner.ts'
import { LockboxAccount } from './LockboxAccount.ts'

/** A customer partner with its lockbox account (Partner API, Endpoint 12). */
export type CustomerPartnerDetails = CustomerPartner & {
  /** `null` while it has none. */
  lockbox_account: LockboxAccount | null
}

/** The schema of a customer partner with its lockbox account. */
export const CustomerPartnerDetails = model<CustomerPartnerDetails>({
  ...CustomerPartner.shape,
  lockbox_account: orNone(LockboxAccount),
})
