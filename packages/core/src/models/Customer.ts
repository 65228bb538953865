import type { OpenUnion } from '../schema/OpenUnion.ts'
import { model, orNull } from '../readers/shapes.ts'
import { day, flag, text, timestamp } from '../readers/values.ts'

/** A person or business registered with a customer partner (Partner API, Customer). */
export type Customer = {
  /** The customer's id. */
  id: string
  /** Given name. */
  first_name: string | null
  /** Family name. */
  last_name: string | null
  /** The name of the customer's business; `null` without one. */
  business_name: string | null
  /** Always `bvn` at registration. */
  unique_id_type: OpenUnion<'bvn'> | null
  /** The number that `unique_id_type` names. Personal data: do not log it. */
  unique_id: string | null
  /** Further given names. */
  other_names: string | null
  /** The mother's maiden name. */
  mother_maiden_name: string | null
  /** `male` or `female`. */
  gender: OpenUnion<'male' | 'female'> | null
  /** `single`, `married` or `divorced`. */
  marital_status: OpenUnion<'single' | 'married' | 'divorced'> | null
  /** `YYYY-MM-DD`; the reader also takes the reversed order of some endpoints. */
  date_of_birth: string | null
  /** Street of the residence. */
  street: string | null
  /** City of the residence. */
  city: string | null
  /** State of the residence. */
  state: string | null
  /** Country of the residence. */
  country: string | null
  /** E-mail address. */
  email: string | null
  /** Phone number. */
  contact_number: string | null
  /** National identification number. Personal data: do not log it. */
  nin: string | null
  /** The kind of the photo document. */
  photo_id_type: OpenUnion<'NIN slip' | 'International passport' | 'Drivers license'> | null
  /** The customer's occupation. */
  occupation: string | null
  /** Street of the office. */
  office_street: string | null
  /** City of the office. */
  office_city: string | null
  /** State of the office. */
  office_state: string | null
  /** Country of the office. */
  office_country: string | null
  /** The address in one line, free-form. */
  address: string | null
  /** The name of the next of kin. */
  next_of_kin: string | null
  /** Link to the NIN slip; how long it lasts is not documented. */
  nin_slip: string | null
  /** Link to the proof of residence; how long it lasts is not documented. */
  proof_of_residence: string | null
  /** Link to the passport; how long it lasts is not documented. */
  international_passport: string | null
  /** Link to the utility bill; how long it lasts is not documented. */
  utility_slip: string | null
  /** Link to the driving licence; how long it lasts is not documented. */
  drivers_license: string | null
  /** Whether the service has deleted it; only the customer list has this field. */
  is_deleted: boolean | null
  /** The time of its creation. ISO 8601, UTC. */
  created_at: string | null
  /** The time of the last change. ISO 8601, UTC. */
  updated_at: string | null
}

/** The reader of a customer. */
export const Customer = model<Customer>({
  id: text,
  first_name: orNull(text),
  last_name: orNull(text),
  business_name: orNull(text),
  unique_id_type: orNull(text),
  unique_id: orNull(text),
  other_names: orNull(text),
  mother_maiden_name: orNull(text),
  gender: orNull(text),
  marital_status: orNull(text),
  date_of_birth: orNull(day),
  street: orNull(text),
  city: orNull(text),
  state: orNull(text),
  country: orNull(text),
  email: orNull(text),
  contact_number: orNull(text),
  nin: orNull(text),
  photo_id_type: orNull(text),
  occupation: orNull(text),
  office_street: orNull(text),
  office_city: orNull(text),
  office_state: orNull(text),
  office_country: orNull(text),
  address: orNull(text),
  next_of_kin: orNull(text),
  nin_slip: orNull(text),
  proof_of_residence: orNull(text),
  international_passport: orNull(text),
  utility_slip: orNull(text),
  drivers_license: orNull(text),
  is_deleted: orNull(flag),
  created_at: orNull(timestamp),
  updated_at: orNull(timestamp),
})
