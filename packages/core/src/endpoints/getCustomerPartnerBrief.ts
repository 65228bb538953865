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

/** The name and the account of a customer partner, which are enough for a review; a small model, to load little code. */
const CustomerPartnerBrief = closedModel({
  name: text,
  country: orNull(text),
  country_id: orNull(text),
  lockbox_account: orNone(LockboxBrief),
})

/** The name and the account of a customer partner. */
export interface CustomerPartnerBrief extends ReadBy<typeof CustomerPartnerBrief> {}

/** Reads only the name and the account of a customer partner (Partner API, Endpoint 12). */
export const getCustomerPartnerBrief = defineEndpoint({
  name: 'getCustomerPartnerBrief',
  method: 'GET',
  path: '/v1/channel-partner/customer-partner/{customerPartnerId}/details',
  owner: 'customerPartnerId',
  output: dataEnvelope<CustomerPartnerBrief>(CustomerPartnerBrief),
  section: 12,
})
