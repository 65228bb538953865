import type { RegisterCustomerValues } from '@onlend/hooks/forms'
import type { registerCustomerPages } from './registerCustomerPages.words.ts'

/** A field that is a choice of two or three. */
export type RegisterCustomerChoiceName = 'gender' | 'maritalStatus' | 'photoIdType'

/** The values that the service takes, and the words for them (T44, T45). */
export const registerCustomerChoices = {
  gender: { male: 'registerCustomer.gender.male', female: 'registerCustomer.gender.female' },
  maritalStatus: {
    single: 'registerCustomer.maritalStatus.single',
    married: 'registerCustomer.maritalStatus.married',
  },
  photoIdType: {
    'NIN slip': 'registerCustomer.photoIdType.ninSlip',
    'International passport': 'registerCustomer.photoIdType.passport',
    'Drivers license': 'registerCustomer.photoIdType.license',
  },
} as const satisfies {
  [Name in RegisterCustomerChoiceName]: Record<
    Exclude<RegisterCustomerValues[Name], ''>,
    keyof typeof registerCustomerPages
  >
}
