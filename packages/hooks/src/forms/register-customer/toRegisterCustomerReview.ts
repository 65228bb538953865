import type { registerCustomer } from '@onlend/core'
import type { EndpointInput } from '@onlend/core/internal'
import type {
  RegisterCustomerReview,
  RegisterCustomerValues,
  UseRegisterCustomerFormParameters,
} from './registerCustomerFormTypes.ts'

type Body = EndpointInput<typeof registerCustomer>

type ToRegisterCustomerReviewParameters = Pick<UseRegisterCustomerFormParameters, 'residence'> & {
  files: RegisterCustomerReview['files']
}

/** Which field of the body a person reads back under the name of which field of the form. */
const bodyFields = {
  ...{ businessName: 'business_name', rcNumber: 'rc_number' },
  ...{ firstName: 'first_name', lastName: 'last_name', otherNames: 'other_names' },
  ...{ idNumber: 'unique_id', nin: 'nin', dateOfBirth: 'date_of_birth' },
  ...{ gender: 'gender', maritalStatus: 'marital_status', photoIdType: 'photo_id_type' },
  ...{ phone: 'contact_number', email: 'email' },
  ...{ occupation: 'occupation', nextOfKin: 'next_of_kin', motherMaidenName: 'mother_maiden_name' },
  ...{ street: 'street', city: 'city', state: 'state', country: 'country', address: 'address' },
} as const satisfies Partial<Record<keyof RegisterCustomerReview['fields'], keyof Body>>

const officeBodyFields = {
  ...{ officeStreet: 'office_street', officeCity: 'office_city' },
  ...{ officeState: 'office_state', officeCountry: 'office_country' },
} as const satisfies Partial<Record<keyof RegisterCustomerReview['fields'], keyof Body>>

/** What a person reads back: the very body that is sent; `null` while it is not chosen who is registered. */
export function toRegisterCustomerReview(
  body: Body,
  { kind, officeSameAsHome }: Pick<RegisterCustomerValues, 'kind' | 'officeSameAsHome'>,
  { residence = 'parts', files }: ToRegisterCustomerReviewParameters,
): RegisterCustomerReview | null {
  if (kind === '') return null
  const isSame = residence === 'parts' && officeSameAsHome
  const hasHome = [body.street, body.city, body.state, body.country].some((part) => part !== undefined)
  const fields = Object.entries({ ...bodyFields, ...(isSame ? {} : officeBodyFields) }).flatMap(
    ([name, key]) => (body[key] === undefined ? [] : [[name, body[key]]]),
  )
  return {
    kind,
    name: body.business_name ?? `${body.first_name} ${body.last_name}`,
    fields: Object.fromEntries(fields),
    officeSameAsHome: isSame && hasHome,
    files,
  }
}
