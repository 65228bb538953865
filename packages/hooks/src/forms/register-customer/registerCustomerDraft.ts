import type { FormDraft } from '../write-form/writeFormTypes.ts'
import type {
  RegisterCustomerFieldName,
  UseRegisterCustomerFormParameters,
} from './registerCustomerFormTypes.ts'

const harmless: readonly RegisterCustomerFieldName[] = [
  ...(['kind', 'businessName', 'rcNumber', 'firstName', 'lastName', 'otherNames'] as const),
  ...(['gender', 'maritalStatus', 'photoIdType', 'email'] as const),
  ...(['street', 'city', 'state', 'country', 'address'] as const),
  ...(['officeSameAsHome', 'officeStreet', 'officeCity', 'officeState', 'officeCountry'] as const),
  ...(['occupation', 'nextOfKin', 'documentSet'] as const),
]
const personal: readonly RegisterCustomerFieldName[] = [
  ...(['idNumber', 'nin', 'dateOfBirth', 'phone', 'motherMaidenName'] as const),
]

/** What may be kept of a registration in the making: what tells a person apart only where the host asked for it (T81). */
export function registerCustomerDraft(
  draft: NonNullable<UseRegisterCustomerFormParameters['draft']>,
): FormDraft<RegisterCustomerFieldName> | null {
  if (draft === false) return null
  const keep = draft === true ? harmless : [...harmless, ...personal]
  return { version: 2, keep, choices: ['kind', 'officeSameAsHome', 'documentSet'] }
}
