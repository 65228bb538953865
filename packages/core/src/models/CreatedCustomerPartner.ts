import * as z from 'zod/mini'
import { model } from '../schema/model.ts'
import { orNull } from '../schema/absentValues.ts'
import { timestamp } from '../schema/timestamp.ts'

/** A customer partner as create-business returns it: fewer fields than the list (Partner API, Endpoint 1). */
export type CreatedCustomerPartner = {
  /** The customer partner's id: what every call names as `customerPartnerId`. */
  id: string
  /** As the business is called. */
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
  /** The name as it stands in addresses. */
  slug: string | null
  /** Where the service sends shared data; `null` is "not set". */
  data_sharing_webhook_url: string | null
  /** When it was made. ISO 8601, UTC. */
  created_at: string | null
  /** When it last changed. ISO 8601, UTC. */
  updated_at: string | null
}

/** The schema of a customer partner just created. */
export const CreatedCustomerPartner = model<CreatedCustomerPartner>({
  id: z.string(),
  name: z.string(),
  street: orNull(z.string()),
  city: orNull(z.string()),
  state: orNull(z.string()),
  email: orNull(z.string()),
  contact_number: orNull(z.string()),
  user: orNull(z.string()),
  tin: orNull(z.string()),
  legal_name: orNull(z.string()),
  business_email: orNull(z.string()),
  support_email: orNull(z.string()),
  country: orNull(z.string()),
  country_id: orNull(z.string()),
  customer_partner_account_id: orNull(z.string()),
  slug: orNull(z.string()),
  data_sharing_webhook_url: orNull(z.string()),
  created_at: orNull(timestamp),
  updated_at: orNull(timestamp),
})
