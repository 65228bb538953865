import * as z from 'zod/mini'
import { orNull } from '../schema/orNull.ts'
import { timestamp } from '../schema/timestamp.ts'

/** A customer partner as create-business returns it: fewer fields than the list (Partner API, Endpoint 1). */
export const CreatedCustomerPartner = z.looseObject({
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

/** A customer partner just created. */
export type CreatedCustomerPartner = z.output<typeof CreatedCustomerPartner>
