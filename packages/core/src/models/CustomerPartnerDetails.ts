import { CustomerPartner } from './CustomerPartner.ts'
import { LockboxAccount } from './LockboxAccount.ts'
import type { ReadBy } from '../readers/Reader.ts'
import { model, orNone } from '../readers/shapes.ts'

/** A customer partner with its lockbox account (Partner API, Endpoint 12). */
export interface CustomerPartnerDetails extends ReadBy<typeof CustomerPartnerDetails> {}

/** The reader of a customer partner with its lockbox account. */
export const CustomerPartnerDetails = model({
  ...CustomerPartner.shape,
  /** The lockbox account; `null` while the partner has none. */
  lockbox_account: orNone<LockboxAccount>(LockboxAccount),
})
