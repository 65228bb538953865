import type { registerCustomer } from '@onlend/core'
import type { EndpointInput } from '@onlend/core/internal'
import type { RegisterCustomerReview } from './registerCustomerFormTypes.ts'

type Body = EndpointInput<typeof registerCustomer>

/** What travels: blank fields are absent (T12), and an office at home is a copy. */
export function toRegisterCustomerBody({ fields, officeSameAsHome }: RegisterCustomerReview): Body {
  const { street, city, state, country } = fields
  const office = officeSameAsHome
    ? { officeStreet: street, officeCity: city, officeState: state, officeCountry: country }
    : fields
  const body = {
    first_name: fields.firstName,
    last_name: fields.lastName,
    contact_number: fields.phone,
    unique_id_type: 'bvn',
    unique_id: fields.idNumber,
    email: fields.email,
    business_name: fields.businessName,
    rc_number: fields.rcNumber,
    other_names: fields.otherNames,
    nin: fields.nin,
    date_of_birth: fields.dateOfBirth,
    gender: fields.gender,
    marital_status: fields.maritalStatus,
    photo_id_type: fields.photoIdType,
    ...{ street, city, state, country, address: fields.address },
    office_street: office.officeStreet,
    office_city: office.officeCity,
    office_state: office.officeState,
    office_country: office.officeCountry,
    occupation: fields.occupation,
    next_of_kin: fields.nextOfKin,
    mother_maiden_name: fields.motherMaidenName,
  }
  // The cast holds because the schema has let the required fields through filled, and the choices come from their own lists.
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as Body
}
