import { cleanNumber } from './cleanNumber.ts'
import { readBirthDate } from './readBirthDate.ts'
import type {
  RegisterCustomerDocument,
  RegisterCustomerReview,
  RegisterCustomerValues,
  UseRegisterCustomerFormParameters,
} from './registerCustomerFormTypes.ts'
import { tidyText } from './tidyText.ts'

type ToRegisterCustomerReviewParameters = Pick<
  UseRegisterCustomerFormParameters,
  'idNumber' | 'residence'
> & {
  /** As `readBirthDate` takes it. */
  latest: string
  files: RegisterCustomerReview['files']
}

type Typed = Omit<RegisterCustomerValues, RegisterCustomerDocument | 'documentSet'>

/** Everything that a person reads back, and from which the body is made; `null` while nobody has said who is registered. */
export function toRegisterCustomerReview(
  values: RegisterCustomerValues,
  { idNumber, residence = 'parts', latest, files }: ToRegisterCustomerReviewParameters,
): RegisterCustomerReview | null {
  const { kind, officeSameAsHome, businessName, rcNumber, address, ...person } = withoutDocuments(values)
  if (kind === '') return null
  const { street, city, state, country, ...rest } = person
  const { officeStreet, officeCity, officeState, officeCountry, ...others } = rest
  const hasHome = [street, city, state, country].some((text) => text.trim() !== '')
  const isSame = residence === 'parts' && officeSameAsHome
  const cleaned = {
    ...(kind === 'business' ? { businessName, rcNumber } : {}),
    ...others,
    idNumber: cleanNumber(others.idNumber, idNumber),
    nin: cleanNumber(others.nin),
    dateOfBirth: readBirthDate(others.dateOfBirth, latest).day ?? '',
    phone: cleanNumber(others.phone),
    ...(residence === 'parts' ? { street, city, state, country } : { address }),
    ...(isSame ? {} : { officeStreet, officeCity, officeState, officeCountry }),
  }
  const fields = Object.fromEntries(
    Object.entries(cleaned).flatMap(([name, text]) => (text.trim() === '' ? [] : [[name, tidyText(text)]])),
  )
  const name = kind === 'business' ? businessName : `${others.firstName} ${others.lastName}`
  return { kind, name: tidyText(name), fields, officeSameAsHome: isSame && hasHome, files }
}

function withoutDocuments(values: RegisterCustomerValues): Typed {
  const { ninSlip: _1, internationalPassport: _2, driversLicense: _3, ...rest } = values
  const { proofOfResidence: _4, utilitySlip: _5, documentSet: _6, ...typed } = rest
  return typed
}
