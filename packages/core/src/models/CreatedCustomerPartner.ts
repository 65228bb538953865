import type { ReadBy } from '../readers/Reader.ts'
import { model, orNull } from '../readers/shapes.ts'
import { text, timestamp } from '../readers/values.ts'

/** A customer partner as create-business returns it: fewer fields than the list (Partner API, Endpoint 1). */
export interface CreatedCustomerPartner extends ReadBy<typeof CreatedCustomerPartner> {}

/** The reader of a customer partner just created. */
export const CreatedCustomerPartner = model({
  /** The customer partner's id, which every call takes as `customerPartnerId`. */
  id: text,
  /** The name of the business. */
  name: text,
  /** Street of its address. */
  street: orNull(text),
  /** City of its address. */
  city: orNull(text),
  /** State of its address. */
  state: orNull(text),
  /** E-mail address of the account. */
  email: orNull(text),
  /** Phone number. */
  contact_number: orNull(text),
  /** The id of the account's user. */
  user: orNull(text),
  /** Tax identification number. */
  tin: orNull(text),
  /** The registered name. */
  legal_name: orNull(text),
  /** E-mail address of the business. */
  business_email: orNull(text),
  /** E-mail address of its support. */
  support_email: orNull(text),
  /** A country id, not a name. */
  country: orNull(text),
  /** A country id. */
  country_id: orNull(text),
  /** The account's id. */
  customer_partner_account_id: orNull(text),
  /** The name for use in addresses. */
  slug: orNull(text),
  /** The address to which the service sends shared data; `null` means "not set". */
  data_sharing_webhook_url: orNull(text),
  /** The time of its creation. ISO 8601, UTC. */
  created_at: orNull(timestamp),
  /** The time of the last change. ISO 8601, UTC. */
  updated_at: orNull(timestamp),
})
