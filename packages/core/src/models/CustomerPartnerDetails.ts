import * as z from 'zod/mini'
import { orNone } from '../schema/orNone.ts'
import { CustomerPartner } from './CustomerPartner.ts'
import { LockboxAccount } from './LockboxAccount.ts'

/** A customer partner with its lockbox account, `null` while it has none (Partner API, Endpoint 12). */
export const CustomerPartnerDetails = z.extend(CustomerPartner, { lockbox_account: orNone(LockboxAccount) })

/** A customer partner with its lockbox account. */
export type CustomerPartnerDetails = z.output<typeof CustomerPartnerDetails>
