import * as z from 'zod/mini'
import { isoDate } from '../schema/isoDate.ts'
import { openUnion } from '../schema/openUnion.ts'
import { orNull } from '../schema/orNull.ts'
import { timestamp } from '../schema/timestamp.ts'

/** A person or business registered with a customer partner (Partner API, Customer). */
export const Customer = z.looseObject({
  id: z.string(),
  first_name: orNull(z.string()),
  last_name: orNull(z.string()),
  business_name: orNull(z.string()),
  unique_id_type: orNull(openUnion('bvn')),
  unique_id: orNull(z.string()),
  other_names: orNull(z.string()),
  mother_maiden_name: orNull(z.string()),
  gender: orNull(openUnion('male', 'female')),
  marital_status: orNull(openUnion('single', 'married', 'divorced')),
  /** `YYYY-MM-DD`, whichever way round the endpoint wrote it. */
  date_of_birth: orNull(isoDate),
  street: orNull(z.string()),
  city: orNull(z.string()),
  state: orNull(z.string()),
  country: orNull(z.string()),
  email: orNull(z.string()),
  contact_number: orNull(z.string()),
  nin: orNull(z.string()),
  photo_id_type: orNull(openUnion('NIN slip', 'International passport', 'Drivers license')),
  occupation: orNull(z.string()),
  office_street: orNull(z.string()),
  office_city: orNull(z.string()),
  office_state: orNull(z.string()),
  office_country: orNull(z.string()),
  address: orNull(z.string()),
  next_of_kin: orNull(z.string()),
  /** Links to the uploaded files; their expiry and access are not documented. */
  nin_slip: orNull(z.string()),
  proof_of_residence: orNull(z.string()),
  international_passport: orNull(z.string()),
  utility_slip: orNull(z.string()),
  drivers_license: orNull(z.string()),
  /** Customer list only. */
  is_deleted: orNull(z.boolean()),
  created_at: orNull(timestamp),
  updated_at: orNull(timestamp),
})

/** A customer as the kit hands it on; fields the service did not send are `null`. */
export type Customer = z.output<typeof Customer>
