import type { OpenUnion } from '../schema/OpenUnion.ts'
import type { ReadBy } from '../readers/Reader.ts'
import { model, orNull } from '../readers/shapes.ts'
import { day, flag, text, timestamp } from '../readers/values.ts'

/** A person or business registered with a customer partner (Partner API, Customer). */
export interface Customer extends ReadBy<typeof Customer> {}

/** The reader of a customer. */
export const Customer = model({
  /** The customer's id. */
  id: text,
  /** Given name. */
  first_name: orNull(text),
  /** Family name. */
  last_name: orNull(text),
  /** The name of the customer's business; `null` without one. */
  business_name: orNull(text),
  /** Always `bvn` at registration. */
  unique_id_type: orNull<OpenUnion<'bvn'>>(text),
  /** The number that `unique_id_type` names. Personal data: do not log it. */
  unique_id: orNull(text),
  /** Further given names. */
  other_names: orNull(text),
  /** The mother's maiden name. */
  mother_maiden_name: orNull(text),
  /** `male` or `female`. */
  gender: orNull<OpenUnion<'male' | 'female'>>(text),
  /** `single`, `married` or `divorced`. */
  marital_status: orNull<OpenUnion<'single' | 'married' | 'divorced'>>(text),
  /** `YYYY-MM-DD`; the reader also takes the reversed order of some endpoints. */
  date_of_birth: orNull(day),
  /** Street of the residence. */
  street: orNull(text),
  /** City of the residence. */
  city: orNull(text),
  /** State of the residence. */
  state: orNull(text),
  /** Country of the residence. */
  country: orNull(text),
  /** E-mail address. */
  email: orNull(text),
  /** Phone number. */
  contact_number: orNull(text),
  /** National identification number. Personal data: do not log it. */
  nin: orNull(text),
  /** The kind of the photo document. */
  photo_id_type: orNull<OpenUnion<'NIN slip' | 'International passport' | 'Drivers license'>>(text),
  /** The customer's occupation. */
  occupation: orNull(text),
  /** Street of the office. */
  office_street: orNull(text),
  /** City of the office. */
  office_city: orNull(text),
  /** State of the office. */
  office_state: orNull(text),
  /** Country of the office. */
  office_country: orNull(text),
  /** The address in one line, free-form. */
  address: orNull(text),
  /** The name of the next of kin. */
  next_of_kin: orNull(text),
  /** Link to the NIN slip; how long it lasts is not documented. */
  nin_slip: orNull(text),
  /** Link to the proof of residence; how long it lasts is not documented. */
  proof_of_residence: orNull(text),
  /** Link to the passport; how long it lasts is not documented. */
  international_passport: orNull(text),
  /** Link to the utility bill; how long it lasts is not documented. */
  utility_slip: orNull(text),
  /** Link to the driving licence; how long it lasts is not documented. */
  drivers_license: orNull(text),
  /** Whether the service has deleted it; only the customer list has this field. */
  is_deleted: orNull(flag),
  /** The time of its creation. ISO 8601, UTC. */
  created_at: orNull(timestamp),
  /** The time of the last change. ISO 8601, UTC. */
  updated_at: orNull(timestamp),
})
