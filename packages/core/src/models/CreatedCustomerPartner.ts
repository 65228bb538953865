import { model, orNull } from '../readers/shapes.ts'
import { text, timestamp } from '../readers/values.ts'

/** A customer partner as create-business returns it: fewer fields than the list (Partner API, Endpoint 1). */
export type CreatedCustomerPartner = {
  /** The customer partner's id, which every call takes as `customerPartnerId`. */
  id: string
  /** The name of the business. */
  name: string
  /** Street of its address. */
  street: string | null
  /** City of its address. */
  city: string | null
  /** State of its address. */
  state: string | null
  /** E-mail address of the account. */
  email: string | null
  /** Phone number. */
  contact_number: string | null
  /** The id of the account's user. */
  user: string | null
  /** Tax identification number. */
  tin: string | null
  /** The registered name. */
  legal_name: string | null
  /** E-mail address of the business. */
  business_email: string | null
  /** E-mail address of its support. */
  support_email: string | null
  /** A country id, not a name. */
  country: string | null
  /** A country id. */
  country_id: string | null
  /** The account's id. */
  customer_partner_account_id: string | null
  /** The name for use in addresses. */
  slug: string | null
  /** The address to which the service sends shared data; `null` means "not set". */
  data_sharing_webhook_url: string | null
  /** The time of its creation. ISO 8601, UTC. */
  created_at: string | null
  /** The time of the last change. ISO 8601, UTC. */
  updated_at: string | null
}

/** The reader of a customer partner just created. */
export const CreatedCustomerPartner = model<CreatedCustomerPartner>({
  id: text,
  name: text,
  street: orNull(text),
  city: orNull(text),
  state: orNull(text),
  email: orNull(text),
  contact_number: orNull(text),
  user: orNull(text),
  tin: orNull(text),
  legal_name: orNull(text),
  business_email: orNull(text),
  support_email: orNull(text),
  country: orNull(text),
  country_id: orNull(text),
  customer_partner_account_id: orNull(text),
  slug: orNull(text),
  data_sharing_webhook_url: orNull(text),
  created_at: orNull(timestamp),
  updated_at: orNull(timestamp),
})
