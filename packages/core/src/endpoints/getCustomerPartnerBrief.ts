import { defineEndpoint } from '../defineEndpoint.ts'
import { dataEnvelope } from '../envelopes.ts'
import type { ReadBy } from '../readers/Reader.ts'
import { closedModel, orNone, orNull } from '../readers/shapes.ts'
import { text } from '../readers/values.ts'

const LockboxBrief = closedModel({
  account_name: orNull(text),
  account_number: orNull(text),
  bank_name: orNull(text),
})

/** Who a customer partner is and on which account: all that a review has to say, without the weight of everything else. */
const CustomerPartnerBrief = closedModel({
  name: text,
  country: orNull(text),
  country_id: orNull(text),
  lockbox_account: orNone(LockboxBrief),
})

/** Who a customer partner is and on which account. */
export type CustomerPartnerBrief = ReadBy<typeof CustomerPartnerBrief>

/** Reads who a customer partner is and on which account, and no more (Partner API, Endpoint 12). */
export const getCustomerPartnerBrief = defineEndpoint({
  name: 'getCustomerPartnerBrief',
  method: 'GET',
  path: '/v1/channel-partner/customer-partner/{customerPartnerId}/details',
  owner: 'customerPartnerId',
  output: dataEnvelope(CustomerPartnerBrief),
  section: 12,
})
