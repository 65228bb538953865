import * as z from 'zod/mini'
import { defineEndpoint } from '../defineEndpoint.ts'
import { dataEnvelope } from '../envelopes.ts'
import { orNone, orNull } from '../schema/absentValues.ts'

const LockboxBrief = z.object({
  account_name: orNull(z.string()),
  account_number: orNull(z.string()),
  bank_name: orNull(z.string()),
})

/** Who a customer partner is and on which account: all that a review has to say, without the weight of everything else. */
const CustomerPartnerBrief = z.object({
  name: z.string(),
  country: orNull(z.string()),
  country_id: orNull(z.string()),
  lockbox_account: orNone(LockboxBrief),
})

/** Who a customer partner is and on which account. */
export type CustomerPartnerBrief = z.output<typeof CustomerPartnerBrief>

/** Reads who a customer partner is and on which account, and no more (Partner API, Endpoint 12). */
export const getCustomerPartnerBrief = defineEndpoint({
  name: 'getCustomerPartnerBrief',
  method: 'GET',
  path: '/v1/channel-partner/customer-partner/{customerPartnerId}/details',
  owner: 'customerPartnerId',
  output: dataEnvelope(CustomerPartnerBrief),
  section: 12,
})
